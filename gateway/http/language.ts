import type { GatewayRequest } from './types'

/** The languages that this merchant's content is written in. */
export type ContentLanguage = 'EN' | 'CN' | 'UR'

/**
 * Which content answers a request: the contract's default is CN, Traditional Chinese reads the Chinese content, and
 * any other language the merchant did not write reads the English.
 */
export const contentLanguage = (c: GatewayRequest): ContentLanguage => languageOf(c.req.header('Language'))

/** The same for a code that stands elsewhere than in the header. */
export function languageOf(code = 'CN'): ContentLanguage {
  const asked = code.toUpperCase()
  if (asked === 'CN' || asked === 'TW' || asked === '') return 'CN'
  return asked === 'UR' ? 'UR' : 'EN'
}
