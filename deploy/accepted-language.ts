import { languageOfTag } from '#domain/language/language-choice'
import { type LanguageCode, LANGUAGES, START_LANGUAGE } from '#domain/language/languages'

/**
 * Returns the language of the prerendered document for an Accept-Language header: that of its first entry, as the app
 * chooses it on a first visit. A browser that shows another one ignores the screen inside.
 */
export const languageOfHeader = (header: string | undefined): LanguageCode =>
  languageOfTag((header ?? '').split(/[,;]/u)[0]?.trim() ?? '') ?? START_LANGUAGE

/** Expressions of nginx for the same choice: of those that match a header, the last one counts. */
export const LANGUAGE_EXPRESSIONS: readonly (readonly [expression: string, code: LanguageCode])[] = [
  ...LANGUAGES.map(({ code }) => [`^${code}\\b`, code] as const),
  ['^zh\\b', 'CN'],
  ['^zh\\b[^,;]*-(?:tw|hk|mo|hant)\\b', 'TW'],
  ['^ur\\b[^,;]*-latn\\b', 'UR-LA'],
]
