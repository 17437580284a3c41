/**
 * The 23 languages of A1 in the order of the specification (LNG-01). Each has the gateway's code, the BCP 47 tag, the
 * language's own name and the direction of its script.
 */
export const LANGUAGES = [
  { code: 'CN', tag: 'zh-Hans-CN', name: '简体中文', dir: 'ltr' },
  { code: 'EN', tag: 'en', name: 'English', dir: 'ltr' },
  { code: 'ES', tag: 'es', name: 'Español', dir: 'ltr' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', dir: 'ltr' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', dir: 'ltr' },
  { code: 'JA', tag: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', dir: 'ltr' },
  { code: 'KO', tag: 'ko', name: '한국어', dir: 'ltr' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', dir: 'ltr' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்', dir: 'ltr' },
  { code: 'TH', tag: 'th', name: 'ไทย', dir: 'ltr' },
  { code: 'TW', tag: 'zh-Hant-TW', name: '繁體中文', dir: 'ltr' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', dir: 'ltr' },
  { code: 'TY', tag: 'ty', name: 'Reo Tahiti', dir: 'ltr' },
  { code: 'UR', tag: 'ur', name: 'اردو', dir: 'rtl' },
  { code: 'PT', tag: 'pt-PT', name: 'Português', dir: 'ltr' },
  { code: 'PT-BR', tag: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', dir: 'ltr' },
  { code: 'BN', tag: 'bn', name: 'বাংলা', dir: 'ltr' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', dir: 'ltr' },
  { code: 'FR', tag: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'NE', tag: 'ne', name: 'नेपाली', dir: 'ltr' },
  { code: 'UR-LA', tag: 'ur-Latn', name: 'Roman Urdu', dir: 'ltr' },
] as const satisfies readonly { code: string; tag: string; name: string; dir: 'ltr' | 'rtl' }[]

export type LanguageCode = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE = 'CN' satisfies LanguageCode

/** Shown until settings arrive, if the browser has none of our languages (docs/decisions/first-language.md). */
export const START_LANGUAGE = 'EN' satisfies LanguageCode
