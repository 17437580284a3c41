import { type LanguageCode, LANGUAGES } from '#domain/language/languages'
import { toLanguageCode } from '#domain/language/language-choice'
import { hasTranslations } from './locale-files'

export type Language = (typeof LANGUAGES)[number]

/**
 * Returns the languages to offer (LNG-01): the merchant's, in its order, that have translations; all of ours if the
 * merchant names none, or none with translations.
 * @param wanted settings.languages
 */
export const availableLanguages = (wanted?: readonly string[]): readonly Language[] => {
  const ours = LANGUAGES.filter((language) => hasTranslations(language.code))
  if (!wanted) return ours
  const codes = new Set<LanguageCode>(wanted.flatMap((code) => toLanguageCode(code) ?? []))
  const chosen = [...codes].flatMap((code) => ours.find((language) => language.code === code) ?? [])
  return chosen.length > 0 ? chosen : ours
}
