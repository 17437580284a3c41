import { startTransition, StrictMode } from 'react'
import { createRoot } from './shared/page/react-root'
import { ENTRY_PATH } from '#domain/routing/routes'
import { START_RETRY_DELAY_MS } from '#domain/timing'
import { App } from './shell/app'
import { watchPageLifecycle } from './shell/page/page-lifecycle'
import { startServiceWorker } from './shared/updates/service-worker-client'
import { handleSignal } from './shell/page/handle-signal'
import { swapSnapshotForApp } from './shell/snapshot/swap-snapshot-for-app'
import { startWorkerClient } from './shared/worker/client/worker-client'
import { loadStartLanguage } from './i18n/load-start-language'
import { pageState } from './shared/page/page-state'

const start = async (): Promise<void> => {
  persistEntry(window.location)
  startWorkerClient(handleSignal)
  if (window.mcBoot?.snapshot) swapSnapshotForApp(window.mcBoot.snapshot)
  watchPageLifecycle()
  // Without translations nothing can be rendered. The document's skeleton stays, and offers a retry after a while.
  await Promise.all([loadStartLanguage(() => pageState.language), showMerchantTexts()])
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const app = createRoot(root)
  // In slices: a synchronous render of the first screen blocks a slow phone for a quarter of a second.
  startTransition(() => {
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
  startServiceWorker()
}

/** Shows the merchant's own texts, if it has any. Most merchants have none, and no code for them is loaded. */
const showMerchantTexts = async (): Promise<void> => {
  if (!window.mcBoot?.hasTexts) return
  await import('./shared/texts/merchant-texts').then(
    (texts) => texts.showStoredTexts(),
    () => undefined,
  )
}

/**
 * Saves the referral codes of the URL, which any page may have (REG-07, LINE-08). The URL is read at once, because it
 * may change before the chunk for them has loaded.
 */
const persistEntry = ({ pathname, origin, search }: Location): void => {
  if (pathname !== ENTRY_PATH && !/[?&](?:affiliateCode|referralCode|r)=/u.test(search)) return
  void untilLoaded(async () => {
    ;(await import('./shared/referral/entry-codes/visitor-codes')).persistEntryCodes(origin, search)
  })
}

const untilLoaded = async (load: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      await load()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, START_RETRY_DELAY_MS))
    }
  }
}

void start()
