import { expect, test } from 'vitest'
import { chooseLanguage, languageFacts, toLanguageCode } from '#domain/language/language-choice'
import { languageMenu } from '#domain/language/language-menu'
import { LANGUAGES } from '#domain/language/languages'

const ALL = LANGUAGES.map(({ code }) => code)

test('LNG-01 LNG-02 the 23 languages with their tags, of which only UR reads right to left', () => {
  expect(LANGUAGES.map(({ code, tag }) => `${code} ${tag}`).join(', ')).toBe(
    'CN zh-Hans-CN, EN en, ES es, HI hi, ID id, JA ja, KM km, KO ko, MY my, TA ta, TH th, TW zh-Hant-TW, VI vi, TY ty, ' +
      'UR ur, PT pt-PT, PT-BR pt-BR, MS ms, BN bn, TR tr, FR fr, NE ne, UR-LA ur-Latn',
  )
  expect(ALL.filter((code) => languageFacts(code).dir === 'rtl')).toEqual(['UR'])
})

test('LNG-01 the stored language wins over the browser’s, and its second one counts if the first is not offered', () => {
  expect(chooseLanguage('en', ['th-TH'], ALL)).toBe('EN')
  expect(chooseLanguage(null, ['de-DE', 'ur-PK'], ALL)).toBe('UR')
  expect(chooseLanguage(null, ['th', 'en'], ['CN', 'EN'])).toBe('EN')
})

test('LNG-01 a browser’s language is matched by script and region', () => {
  const tags = {
    ...{ CN: ['zh', 'zh-CN', 'zh-Hans-SG'], TW: ['zh-TW', 'zh-HK', 'zh-Hant-HK'], MY: ['my'], MS: ['ms-MY'] },
    ...{ 'PT-BR': ['pt-BR'], PT: ['pt', 'pt-PT'], UR: ['ur', 'ur-PK'], 'UR-LA': ['ur-Latn'], EN: ['en-GB'] },
    FR: ['fr-CA'],
  }
  for (const [code, list] of Object.entries(tags))
    for (const tag of list) expect(chooseLanguage(null, [tag], ALL), tag).toBe(code)
})

test('LNG-01 for an unlisted language: the list’s first entry, or CN without a list', () => {
  expect(chooseLanguage('TH', ['th'], ['VI', 'EN'])).toBe('VI')
  expect(chooseLanguage(null, ['de'], [])).toBe('CN')
  expect(chooseLanguage('nonsense', ['xx'], ['nonsense', 'ES'])).toBe('ES')
  expect([' pt_br ', 'xx', null].map(toLanguageCode)).toEqual(['PT-BR', null, null])
})

test('LNG-01 the menu lists the current language, then the browser’s, then the merchant’s order', () => {
  const codes = (current: (typeof ALL)[number], ...tags: string[]) =>
    languageMenu(LANGUAGES, current, tags).map(({ code }) => code)
  const first = ['KM', 'PT-BR', 'EN']
  const others = ALL.filter((code) => !first.includes(code))
  expect(codes('KM', 'pt-BR', 'xx', 'en-GB', 'en')).toEqual([...first, ...others])
  expect(codes('CN')).toEqual(ALL)
})
