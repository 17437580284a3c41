import type { GatewayRequest } from './types'

/** The languages that this merchant's content is written in. */
export type ContentLanguage = 'EN' | 'CN' | 'UR'

/**
 * Which content answers a request: the contract's default is CN, Traditional Chinese reads the Chinese content, and
 * any other language the merchant did not write reads the English.
 */
export function contentLanguage(c: GatewayRequest): ContentLanguage {
  const asked = (c.req.header('Language') ?? 'CN').toUpperCase()
  if (asked === 'CN' || asked === 'TW' || asked === '') return 'CN'
  return asked === 'UR' ? 'UR' : 'EN'
}
