import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { chooseLanguage, languageFacts, toLanguageCode } from '#domain/language/language-choice'

const ALL = LANGUAGES.map(({ code }) => code)

describe('LNG-01 language choice', () => {
  test('LNG-01 the table has the 23 languages with their tags', () => {
    expect(Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag]))).toEqual({
      CN: 'zh-Hans-CN',
      EN: 'en',
      ES: 'es',
      HI: 'hi',
      ID: 'id',
      JA: 'ja',
      KM: 'km',
      KO: 'ko',
      MY: 'my',
      TA: 'ta',
      TH: 'th',
      TW: 'zh-Hant-TW',
      VI: 'vi',
      TY: 'ty',
      UR: 'ur',
      PT: 'pt-PT',
      'PT-BR': 'pt-BR',
      MS: 'ms',
      BN: 'bn',
      TR: 'tr',
      FR: 'fr',
      NE: 'ne',
      'UR-LA': 'ur-Latn',
    })
  })

  test('LNG-01 the stored language wins over the browser’s', () => {
    expect(chooseLanguage('EN', ['th-TH'], ALL)).toBe('EN')
    expect(chooseLanguage('cn', ['th-TH'], ALL)).toBe('CN')
  })

  test.each([
    ['zh', 'CN'],
    ['zh-CN', 'CN'],
    ['zh-Hans-SG', 'CN'],
    ['zh-TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-Hant-HK', 'TW'],
    ['my', 'MY'],
    ['ms-MY', 'MS'],
    ['pt-BR', 'PT-BR'],
    ['pt', 'PT'],
    ['pt-PT', 'PT'],
    ['ur', 'UR'],
    ['ur-PK', 'UR'],
    ['ur-Latn', 'UR-LA'],
    ['en-GB', 'EN'],
    ['fr-CA', 'FR'],
  ])('LNG-01 the browser language %s gives %s', (tag, code) => {
    expect(chooseLanguage(null, [tag], ALL)).toBe(code)
  })

  test('LNG-01 the browser’s second language counts if the first is not offered', () => {
    expect(chooseLanguage(null, ['de-DE', 'ur-PK'], ALL)).toBe('UR')
    expect(chooseLanguage(null, ['th', 'en'], ['CN', 'EN'])).toBe('EN')
  })

  test('LNG-01 for an unlisted language: the list’s first entry, or CN without a list', () => {
    expect(chooseLanguage('TH', ['th'], ['VI', 'EN'])).toBe('VI')
    expect(chooseLanguage(null, ['de'], [])).toBe('CN')
    expect(chooseLanguage('nonsense', ['xx'], ['nonsense', 'ES'])).toBe('ES')
  })

  test('LNG-02 UR reads right to left, UR-LA left to right', () => {
    expect(languageFacts('UR').dir).toBe('rtl')
    expect(languageFacts('UR-LA').dir).toBe('ltr')
    expect(LANGUAGES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['UR'])
  })

  test('LNG-01 parses every stored form of a code', () => {
    expect(toLanguageCode(' pt_br ')).toBe('PT-BR')
    expect(toLanguageCode('xx')).toBeNull()
    expect(toLanguageCode(null)).toBeNull()
  })
})
