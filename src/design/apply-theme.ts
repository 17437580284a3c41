import { applyAccent } from '../shared/page/apply-accent'
import { languageFacts } from '#domain/language/language-choice'
import { pageState } from '../shared/page/page-state'
import { type DesignState, languageOf } from './design-state'

/** Applies style, direction and accent to the document, as the app's own code does. */
export const applyTheme = (state: DesignState): void => {
  const root = document.documentElement
  root.dataset['style'] = state.style
  root.dir = state.dir
  root.lang = languageFacts(languageOf(state)).tag
  pageState.style = state.style
  applyAccent(state.accent)
}
