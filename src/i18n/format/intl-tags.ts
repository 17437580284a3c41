import type { LanguageCode } from '#domain/language/languages'
import { languageFacts } from '#domain/language/language-choice'

/** Languages that Intl does not know, or knows in another script, and the tag with the most similar conventions. */
const STAND_INS: Readonly<Partial<Record<LanguageCode, string>>> = {
  TY: 'fr-x-ty', // Tahitian: browsers have no data, and would use the device's own language
  'UR-LA': 'en-x-urla', // Roman Urdu: Intl answers in Arabic script
}

/** The tag to give to Intl for numbers, dates and plurals in this language. */
export const intlTag = (code: LanguageCode): string => STAND_INS[code] ?? languageFacts(code).tag
