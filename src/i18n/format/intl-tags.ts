import type { LanguageCode } from '#domain/language/languages'
import { languageFacts } from '#domain/language/language-choice'

/**
 * Replacement tags with the most similar conventions, for languages that Intl does not know or knows in another
 * script.
 */
const STAND_INS: Readonly<Partial<Record<LanguageCode, string>>> = {
  TY: 'fr-x-ty', // Tahitian: browsers have no data, and would use the device's own language
  'UR-LA': 'en-x-urla', // Roman Urdu: Intl uses Arabic script
}

/** Returns the tag for Intl's numbers, dates and plurals in this language. */
export const intlTag = (code: LanguageCode): string => STAND_INS[code] ?? languageFacts(code).tag
