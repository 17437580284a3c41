import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { readDemoTranslations } from '#demo/translations/seed-translations'

const IN_CONTENT = ['EN', 'CN', 'UR']

test('LNG-04 the demo’s categories, banners and offers exist in every language, with the same images and links', () => {
  const all = readDemoTranslations()
  const others = LANGUAGES.map(({ code }) => code).filter((code) => !IN_CONTENT.includes(code))
  expect([...all.keys()].sort()).toEqual([...others].sort())
  const first = all.get('ES') ?? {}
  expect(Object.keys(first).length).toBeGreaterThan(40)
  const tags = (text = '') => text.match(/<[^>]+>|₱[\d,]*\d|\{.+?\}/gu) ?? []
  for (const [language, texts] of all)
    for (const key of Object.keys(first)) {
      expect(texts[key], `${language} ${key}`).toMatch(/\p{L}/u)
      expect(tags(texts[key]).sort(), `${language} ${key}`).toEqual(tags(first[key]).sort())
    }
})
