import type { LanguageCode } from './languages'
import { languageOfTag } from './language-choice'

/**
 * Returns the languages in the order of the menu: the one in use, those of the browser, then the merchant's order. A
 * player who cannot read the screen finds their own at the top.
 */
export const languageMenu = <Language extends { readonly code: LanguageCode }>(
  offered: readonly Language[],
  current: LanguageCode,
  browserTags: readonly string[],
): readonly Language[] => {
  const first = [current, ...browserTags.map(languageOfTag)]
  const place = ({ code }: Language): number => {
    const index = first.indexOf(code)
    return index < 0 ? first.length : index
  }
  return [...offered].sort((one, other) => place(one) - place(other))
}
