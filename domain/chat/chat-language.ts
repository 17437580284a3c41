/** The chat service's names of our languages (S9). */
const CHAT_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['EN', 'en-US'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-HK'],
  ['RU', 'ru-RU'],
  ['TH', 'th-TH'],
  ['VI', 'vi-VN'],
  ['JA', 'ja-JP'],
  ['PT', 'pt-PT'],
  ['ES', 'es-ES'],
  ['AR', 'ar-SA'],
])

const FALLBACK = 'en-US'

/**
 * Returns the chat's tag of a language (LNG-05). @param code as stored or delivered, in any case; unknown ones become
 * English
 */
export const chatLanguage = (code: string): string =>
  CHAT_LANGUAGES.get(code.trim().toUpperCase()) ?? FALLBACK
