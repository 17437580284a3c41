import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { intlTag } from '../../../src/i18n/format/intl-tags'
import { englishOf } from '../../../scripts/texts/csv-rows'
import {
  baseOf,
  formOf,
  PARTS,
  placeholdersOf,
  translated,
  translationsOf,
} from '../../../scripts/texts/text-files'

/** Texts that support quotes literally (NET-12). */
const SAME_EVERYWHERE = new Set(['failure.networkPlain'])

type Texts = Readonly<Record<string, string>>

/** Every file with its language, and the same file in English. */
const files = translated.flatMap((code) =>
  PARTS.map((part) => ({
    code,
    name: `${code}/${part}`,
    texts: translationsOf(code, part),
    english: translationsOf('EN', part),
  })),
)

/** What `check` finds in each file, with the file's name. */
const findings = (check: (file: (typeof files)[number]) => readonly string[]): string[] =>
  files.flatMap((file) => check(file).map((finding) => `${file.name}: ${finding}`))

/** The keys of `one` that `other` does not have, in any of their forms. */
const missing = (one: Texts, other: Texts): readonly string[] => {
  const has = new Set(Object.keys(other).map(baseOf))
  return Object.keys(one).filter((key) => !has.has(baseOf(key)))
}

test('LNG-01 LNG-04 all 23 languages have files, and Intl knows a language for each', () => {
  expect([...translated].sort()).toEqual(LANGUAGES.map(({ code }) => code).sort())
  expect(translated).toHaveLength(23)
  expect(
    translated.filter((code) => Intl.PluralRules.supportedLocalesOf(intlTag(code)).length !== 1),
  ).toEqual([])
})

test('LNG-04 every file has the keys of English, no more and no less, each in one part', () => {
  expect(
    findings(({ texts, english }) => [...missing(texts, english), ...missing(english, texts)]),
    'keys that only one of the two files has',
  ).toEqual([])
  const inBoth = translated.flatMap((code) => {
    const rest = translationsOf(code, 'rest')
    return Object.keys(translationsOf(code, 'first')).filter((key) => Object.hasOwn(rest, key))
  })
  expect(inBoth, 'keys in both parts').toEqual([])
})

test('LNG-04 every text with plural forms has exactly those that its language needs', () => {
  const found = findings(({ code, texts }) => {
    const needed = [...new Intl.PluralRules(intlTag(code)).resolvedOptions().pluralCategories].sort()
    const keys = Object.keys(texts).filter((key) => formOf(key) !== undefined)
    return [...new Set(keys.map(baseOf))].flatMap((base) => {
      const has = keys.filter((key) => baseOf(key) === base).map((key) => formOf(key) ?? '')
      const forms = has.sort().join()
      return forms === needed.join() ? [] : [`${base} has ${forms} and needs ${needed.join()}`]
    })
  })
  expect(found).toEqual([])
})

test('LNG-04 every text has the placeholders of its English', () => {
  const found = findings(({ texts, english }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const [has, needed] = [text, englishOf(english, key)].map((one) => placeholdersOf(one).join())
      return has === needed ? [] : [`${key} has ${String(has)} and needs ${String(needed)}`]
    }),
  )
  expect(found).toEqual([])
})

/** The length of a text without its placeholders. */
const lettersOf = (text: string): number => text.replaceAll(/\{\{\w+\}\}/gu, '').length

test('LNG-04 no language is left in English', () => {
  for (const { code, name, texts, english } of files) {
    if (code === 'EN') continue
    const same = Object.entries(texts).filter(
      ([key, text]) => english[key] === text && lettersOf(text) > 14 && !SAME_EVERYWHERE.has(key),
    )
    // Roman Urdu uses many English words.
    expect(same.length, `${name}: ${same.join('\n')}`).toBeLessThanOrEqual(code === 'UR-LA' ? 5 : 1)
  }
})
