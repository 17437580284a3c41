import '../boot/critical.css'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { loadLanguage } from '../i18n/load-language'
import { loadDeferredTranslations } from '../i18n/load-deferred-translations'
import { setStoredFavourites } from '../features/lobby/tiles/favourite-store'
import { pageState } from '../shared/page/page-state'
import { DesignPage } from './design-page'
import { languageOf, readDesignState } from './design-state'
import { applyTheme } from './apply-theme'
import { forceStates } from './force-states'
import { FrameView } from './frames/frame-view'
import { GroupView } from './group-view'
import { enterSample } from './sample-member'
import { FAVOURITE } from './samples'

/**
 * The design system's page: every part of src/ui and what the screens share, in every state (docs/design-system.md).
 */
const start = async (): Promise<void> => {
  const state = readDesignState()
  Object.assign(pageState, { merchant: 'Sample', language: languageOf(state), storage: 'memory' })
  applyTheme(state)
  enterSample(state)
  await loadLanguage(languageOf(state))
  await loadDeferredTranslations()
  setStoredFavourites([FAVOURITE])
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  createRoot(root, { onCaughtError: () => undefined }).render(<MemoryRouter>{viewOf(state)}</MemoryRouter>)
  forceStates()
}

const viewOf = (state: ReturnType<typeof readDesignState>) => {
  if (state.frame !== null) return <FrameView id={state.frame} />
  if (state.group !== null) return <GroupView id={state.group} state={state} />
  return <DesignPage initial={state} />
}

void start()
