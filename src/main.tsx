import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { watchPageLife } from './app/page-life'
import { startServiceWorker } from './app/service-worker-client'
import { onSignal } from './app/signals'
import { startWorkerClient } from './app/worker-client'
import { loadLanguage } from './i18n/load-language'
import { pageState } from './state/page-state'

const start = async (): Promise<void> => {
  startWorkerClient(onSignal)
  watchPageLife()
  await loadLanguage(pageState.language)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  startServiceWorker()
}

void start()
