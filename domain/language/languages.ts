/**
 * The 23 languages of A1 in the order of the specification (LNG-01). Each has the gateway's code, the BCP 47 tag and the
 * direction of its script.
 */
export const LANGUAGES = [
  { code: 'CN', tag: 'zh-Hans-CN', dir: 'ltr' },
  { code: 'EN', tag: 'en', dir: 'ltr' },
  { code: 'ES', tag: 'es', dir: 'ltr' },
  { code: 'HI', tag: 'hi', dir: 'ltr' },
  { code: 'ID', tag: 'id', dir: 'ltr' },
  { code: 'JA', tag: 'ja', dir: 'ltr' },
  { code: 'KM', tag: 'km', dir: 'ltr' },
  { code: 'KO', tag: 'ko', dir: 'ltr' },
  { code: 'MY', tag: 'my', dir: 'ltr' },
  { code: 'TA', tag: 'ta', dir: 'ltr' },
  { code: 'TH', tag: 'th', dir: 'ltr' },
  { code: 'TW', tag: 'zh-Hant-TW', dir: 'ltr' },
  { code: 'VI', tag: 'vi', dir: 'ltr' },
  { code: 'TY', tag: 'ty', dir: 'ltr' },
  { code: 'UR', tag: 'ur', dir: 'rtl' },
  { code: 'PT', tag: 'pt-PT', dir: 'ltr' },
  { code: 'PT-BR', tag: 'pt-BR', dir: 'ltr' },
  { code: 'MS', tag: 'ms', dir: 'ltr' },
  { code: 'BN', tag: 'bn', dir: 'ltr' },
  { code: 'TR', tag: 'tr', dir: 'ltr' },
  { code: 'FR', tag: 'fr', dir: 'ltr' },
  { code: 'NE', tag: 'ne', dir: 'ltr' },
  { code: 'UR-LA', tag: 'ur-Latn', dir: 'ltr' },
] as const satisfies readonly { code: string; tag: string; dir: 'ltr' | 'rtl' }[]

export type LanguageCode = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE = 'CN' satisfies LanguageCode

/** Shown until settings arrive, if the browser has none of our languages (docs/decisions/first-language.md). */
export const START_LANGUAGE = 'EN' satisfies LanguageCode
