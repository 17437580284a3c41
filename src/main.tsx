import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { watchPageLife } from './app/page-life'
import { startServiceWorker } from './app/service-worker-client'
import { onSignal } from './app/signals'
import { installDefaultPolicy } from './app/trusted-types'
import { startWorkerClient } from './app/worker-client'
import { loadLanguage } from './i18n/load-language'
import { pageState } from './state/page-state'
import { keepEntryCodes } from './state/visitor-codes'

const start = async (): Promise<void> => {
  installDefaultPolicy()
  keepEntryCodes()
  startWorkerClient(onSignal)
  watchPageLife()
  await loadFirstWords()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const app = createRoot(root)
  // In slices: drawn in one go, the first screen holds a slow phone for a quarter of a second.
  startTransition(() => {
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
  startServiceWorker()
}

/** Without words there is nothing to draw; the document's skeleton stands, and says after a while how to go on. */
const loadFirstWords = async (): Promise<void> => {
  for (;;) {
    try {
      await loadLanguage(pageState.language)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WORDS_RETRY_MS))
    }
  }
}

const WORDS_RETRY_MS = 3_500 // past the time for which a failed load is remembered

void start()
