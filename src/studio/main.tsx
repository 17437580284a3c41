import '../boot/critical.css'
import { createRoot } from 'react-dom/client'
import { FormMessage } from '../ui/feedback/form-message'
import { applyAccent } from '../shared/page/apply-accent'
import { DEFAULT_ACCENT } from '../ui/accent'
import { loadStudio, setNetwork } from './studio-client'
import { StudioPage } from './studio-page'

/**
 * The merchant studio: a form for config.json and settings next to the app in two phones (docs/merchant-studio.md).
 * It is a tool for operators, in English, and in no build of the app.
 */
const start = async (): Promise<void> => {
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no #root')
  const root = createRoot(element)
  document.documentElement.dataset['style'] = window.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
  applyAccent(DEFAULT_ACCENT)
  try {
    await setNetwork(true) // the page before may have ended while the phones had none
    root.render(<StudioPage studio={await loadStudio()} />)
  } catch {
    root.render(
      <FormMessage tone="danger">The studio’s server does not respond. Start it again.</FormMessage>,
    )
  }
}

void start()
