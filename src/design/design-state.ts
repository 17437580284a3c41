import type { LanguageCode } from '#domain/language/languages'
import { languageFacts, toLanguageCode } from '#domain/language/language-choice'
import type { ColorScheme } from '../shared/page/color-scheme'
import { DEFAULT_ACCENT } from '../ui/accent'

/** State of the page. All of it is in the URL, so that a view can be shared, reloaded and tested. */
export interface DesignState {
  readonly style: ColorScheme
  readonly dir: 'ltr' | 'rtl'
  readonly accent: string
  readonly words: LanguageCode | 'PSEUDO'
  /** Shows one group alone, without the page around it. */
  readonly group: string | null
  /** Shows one overlay alone, as in a phone's frame. */
  readonly frame: string | null
}

export const readDesignState = (search: string = window.location.search): DesignState => {
  const query = new URLSearchParams(search)
  const words = query.get('words') === 'PSEUDO' ? 'PSEUDO' : (toLanguageCode(query.get('words')) ?? 'EN')
  const dir = query.get('dir')
  return {
    style: query.get('style') === 'dark' ? 'dark' : 'light',
    dir: dir === 'rtl' || dir === 'ltr' ? dir : dirOf(words),
    accent: query.get('accent') ?? DEFAULT_ACCENT,
    words,
    group: query.get('group'),
    frame: query.get('frame'),
  }
}

export const designUrl = (state: DesignState): string => {
  const { style, dir, accent, words, group, frame } = state
  const query = new URLSearchParams({ style, dir, accent, words })
  if (group !== null) query.set('group', group)
  if (frame !== null) query.set('frame', frame)
  return `?${query.toString()}`
}

/** The language whose number and plural forms are used. */
export const languageOf = ({ words }: Pick<DesignState, 'words'>): LanguageCode =>
  words === 'PSEUDO' ? 'EN' : words

export const dirOf = (words: DesignState['words']): 'ltr' | 'rtl' => languageFacts(languageOf({ words })).dir
