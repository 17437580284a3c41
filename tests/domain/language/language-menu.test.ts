import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { languageMenu } from '#domain/language/language-menu'

const codes = (current: (typeof LANGUAGES)[number]['code'], ...tags: string[]) =>
  languageMenu(LANGUAGES, current, tags).map(({ code }) => code)

test('LNG-01 lists the current language, then the browser’s, then the merchant’s order', () => {
  const ours = LANGUAGES.map(({ code }) => code)
  expect(codes('KM', 'pt-BR', 'xx', 'en-GB', 'en')).toEqual([
    'KM',
    'PT-BR',
    'EN',
    ...ours.filter((code) => !['KM', 'PT-BR', 'EN'].includes(code)),
  ])
  expect(codes('CN')).toEqual(ours)
})
