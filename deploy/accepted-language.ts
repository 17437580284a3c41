import { languageOfTag } from '#domain/language/language-choice'
import { type LanguageCode, START_LANGUAGE } from '#domain/language/languages'

/**
 * Returns the language of the prerendered document for an Accept-Language header: that of its first entry, as the app
 * chooses it on a first visit. A browser that shows another one ignores the screen inside. nginx-http.conf chooses the
 * same.
 */
export const languageOfHeader = (header: string | undefined): LanguageCode =>
  languageOfTag((header ?? '').split(/[,;]/u)[0]?.trim() ?? '') ?? START_LANGUAGE
