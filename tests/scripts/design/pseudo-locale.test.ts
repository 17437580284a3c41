import { expect, test } from 'vitest'
import { pseudoText, pseudoTranslations } from '../../../scripts/design/pseudo-locale'
import { PARTS, placeholdersOf, translationsOf } from '../../support/locale-files'

const length = (text: string): number => [...text.replaceAll(/\{\{[^}]*\}\}/gu, '')].length

test('LNG-04 the pseudo-locale is readable, marks its end, and is 40 % longer', () => {
  expect(pseudoText('Try again')).toBe('[Ţŕý àĝàîñ ö]')
  const text = 'Something on this page stopped working.'
  expect(length(pseudoText(text)) / length(text)).toBeCloseTo(1.4, 1)
})

test.each(PARTS)('LNG-04 the pseudo-locale keeps the placeholders and keys of %s', (part) => {
  const words = translationsOf('EN', part)
  const pseudo = pseudoTranslations(words)
  expect(Object.keys(pseudo)).toEqual(Object.keys(words))
  for (const [key, text] of Object.entries(words)) {
    expect(placeholdersOf(pseudo[key] ?? ''), key).toEqual(placeholdersOf(text))
    expect(pseudo[key], key).toMatch(/^\[.*\]$/su)
  }
})
