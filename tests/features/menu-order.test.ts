import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages'
import { menuOrder } from '../../src/features/language/menu-order'

const codes = (current: (typeof LANGUAGES)[number]['code'], ...tags: string[]) =>
  menuOrder(LANGUAGES, current, tags).map(({ code }) => code)

test('LNG-01 the language in use, those of the browser, and then the merchant’s order', () => {
  const ours = LANGUAGES.map(({ code }) => code)
  expect(codes('KM', 'pt-BR', 'xx', 'en-GB', 'en')).toEqual([
    'KM',
    'PT-BR',
    'EN',
    ...ours.filter((code) => !['KM', 'PT-BR', 'EN'].includes(code)),
  ])
  expect(codes('CN')).toEqual(ours)
})
