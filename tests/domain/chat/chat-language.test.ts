import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { chatLanguage } from '#domain/chat/chat-language'

const NAMED = {
  EN: 'en-US',
  CN: 'zh-CN',
  TW: 'zh-HK',
  RU: 'ru-RU',
  TH: 'th-TH',
  VI: 'vi-VN',
  JA: 'ja-JP',
  PT: 'pt-PT',
  ES: 'es-ES',
  AR: 'ar-SA',
}

describe('LNG-05 the chat’s language', () => {
  test.each(Object.entries(NAMED))('LNG-05 maps %s to %s', (code, tag) => {
    expect(chatLanguage(code)).toBe(tag)
  })

  test.each(LANGUAGES.map(({ code }) => code).filter((code) => !(code in NAMED)))(
    'LNG-05 falls back to English for %s',
    (code) => {
      expect(chatLanguage(code)).toBe('en-US')
    },
  )

  test('LNG-05 property: the result is always a mapped tag', () => {
    const tags = new Set(Object.values(NAMED))
    fc.assert(fc.property(fc.string(), (code) => tags.has(chatLanguage(code))))
    for (const code of ['', 'constructor', '__proto__', ' en ', 'pt-br'])
      expect(tags.has(chatLanguage(code))).toBe(true)
    expect(chatLanguage('th')).toBe('th-TH')
  })
})
