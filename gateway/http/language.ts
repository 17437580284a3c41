import type { GatewayRequest } from './types'

/** The languages of this merchant's content. */
export type ContentLanguage = 'EN' | 'CN' | 'UR'

/**
 * Returns the content language of a request. The contract's default is CN; Traditional Chinese gets the Chinese
 * content; any other language without content gets English.
 */
export const contentLanguage = (c: GatewayRequest): ContentLanguage => languageOf(c.req.header('Language'))

/** The same for a code from elsewhere than the header. */
export function languageOf(code = 'CN'): ContentLanguage {
  const asked = code.toUpperCase()
  if (asked === 'CN' || asked === 'TW' || asked === '') return 'CN'
  return asked === 'UR' ? 'UR' : 'EN'
}
