import { LANGUAGES, type LanguageCode } from '#domain/language/languages'
import type { GatewayRequest } from './types'

/** The languages of this merchant's content. */
export type ContentLanguage = 'EN' | 'CN' | 'UR'

/**
 * Returns the content language of a request. The contract's default is CN; Traditional Chinese gets the Chinese
 * content; any other language without content gets English.
 */
export const contentLanguage = (c: GatewayRequest): ContentLanguage => languageOf(c.req.header('Language'))

/** Returns the language of a request, also without content of its own: texts may be translated into it. */
export const requestedLanguage = (c: GatewayRequest): LanguageCode => knownLanguage(c.req.header('Language'))

/** The same for a code from elsewhere than the header. */
export function knownLanguage(asked = 'CN'): LanguageCode {
  const known = LANGUAGES.find(({ code }) => code === asked.toUpperCase())
  return known?.code ?? languageOf(asked)
}

/** The same for a code from elsewhere than the header. */
export function languageOf(code = 'CN'): ContentLanguage {
  const asked = code.toUpperCase()
  if (asked === 'CN' || asked === 'TW' || asked === '') return 'CN'
  return asked === 'UR' ? 'UR' : 'EN'
}
