import type { LanguageCode } from '#domain/language/languages'

/**
 * The product's 23 languages as the providers' codes. Without a language they use the browser's, or Chinese, so one
 * is always passed: English if a provider lacks the language (CAP-06).
 */
const V3 = {
  CN: 'zh-cn',
  EN: 'en',
  ES: 'es',
  HI: 'en',
  ID: 'id',
  JA: 'ja',
  KM: 'en',
  KO: 'ko',
  MY: 'en',
  TA: 'ta',
  TH: 'th',
  TW: 'zh-tw',
  VI: 'vi',
  TY: 'en',
  UR: 'en',
  PT: 'pt-pt',
  'PT-BR': 'pt-pt',
  MS: 'en',
  BN: 'bn',
  TR: 'tr',
  FR: 'fr',
  NE: 'en',
  'UR-LA': 'en',
} as const satisfies Record<LanguageCode, string>

const V4 = {
  CN: 'zho',
  EN: 'eng',
  ES: 'spa',
  HI: 'eng',
  ID: 'ind',
  JA: 'jpn',
  KM: 'eng',
  KO: 'kor',
  MY: 'eng',
  TA: 'eng',
  TH: 'eng',
  TW: 'zho-tw',
  VI: 'eng',
  TY: 'eng',
  UR: 'eng',
  PT: 'por',
  'PT-BR': 'por',
  MS: 'eng',
  BN: 'eng',
  TR: 'eng',
  FR: 'fra',
  NE: 'eng',
  'UR-LA': 'eng',
} as const satisfies Record<LanguageCode, string>

export const v3Language = (code: LanguageCode): string => V3[code]

export const v4Language = (code: LanguageCode): string => V4[code]
