import { webAppManifestUrl } from '#domain/install/web-app-manifest'
import { pageState } from '../../../shared/page/page-state'
import { upsertHeadLink } from './upsert-head-link'

const CONTROLLED_WITHIN_MS = 10_000 // a slow line has the shell by then; without one there is nothing to wait for

/**
 * Names the web-app manifest of this visit, once the merchant is known (INS-07). On a first visit that waits for the
 * service worker, through which it is fetched once, after all that the player looks at, and kept.
 */
export const linkManifest = async (): Promise<void> => {
  await untilControlled()
  const { merchant, language } = pageState
  if (merchant === '') return
  const address = webAppManifestUrl(merchant, language, window.location.search)
  upsertHeadLink('manifest', address)
  // Only browsers that offer to install fetch what the link names by themselves.
  if (!('onbeforeinstallprompt' in window)) keep(new URL(address, window.location.origin).href)
}

const untilControlled = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => resolve()
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) {
      done()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    setTimeout(done, CONTROLLED_WITHIN_MS)
  })

const keep = (url: string): void => {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', urls: [url] })
}
