import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { intlTag } from '../../../src/i18n/format/intl-tags'
import { baseOf, formOf, PARTS, placeholdersOf, translated, translationsOf } from '../../support/locale-files'

/** Texts that support quotes literally (NET-12). */
const SAME_EVERYWHERE = new Set(['failure.networkPlain'])

const cases = translated.flatMap((code) => PARTS.map((part) => ({ code, part })))

describe('LNG-04 the translation files', () => {
  test('LNG-04 all 23 languages have files', () => {
    expect([...translated].sort()).toEqual(LANGUAGES.map(({ code }) => code).sort())
    expect(translated).toHaveLength(23)
  })

  test.each(translated)('LNG-04 %s is translated, not left in English', (code) => {
    if (code === 'EN') return
    for (const part of PARTS) {
      const english = translationsOf('EN', part)
      const same = Object.entries(translationsOf(code, part)).filter(
        ([key, text]) => english[key] === text && text.length > 14 && !SAME_EVERYWHERE.has(key),
      )
      // Roman Urdu uses many English words.
      expect(same.length, same.join('\n')).toBeLessThanOrEqual(code === 'UR-LA' ? 5 : 1)
    }
  })

  test.each(cases)('LNG-04 $code $part has the keys of English, no more and no less', ({ code, part }) => {
    const keys = (of: typeof code) => [...new Set(Object.keys(translationsOf(of, part)).map(baseOf))].sort()
    expect(keys(code)).toEqual(keys('EN'))
  })

  test.each(cases)('LNG-04 $code $part has each plural form that its language needs', ({ code, part }) => {
    const needed = new Intl.PluralRules(intlTag(code)).resolvedOptions().pluralCategories
    const forms = new Map<string, string[]>()
    for (const key of Object.keys(translationsOf(code, part))) {
      const form = formOf(key)
      if (form) forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form])
    }
    for (const [key, has] of forms) expect([key, ...has.sort()]).toEqual([key, ...[...needed].sort()])
  })

  test.each(cases)('LNG-04 $code $part uses the same placeholders', ({ code, part }) => {
    const english = new Map(
      Object.entries(translationsOf('EN', part)).map(([key, text]) => [baseOf(key), placeholdersOf(text)]),
    )
    for (const [key, text] of Object.entries(translationsOf(code, part))) {
      expect([key, ...placeholdersOf(text)]).toEqual([key, ...(english.get(baseOf(key)) ?? [])])
    }
  })

  test.each(cases)('LNG-04 $code $part has no empty or untrimmed text', ({ code, part }) => {
    for (const [key, text] of Object.entries(translationsOf(code, part))) {
      expect([key, text]).toEqual([key, text.trim()])
      expect(text, key).not.toBe('')
    }
  })

  test.each(translated)('LNG-04 %s never has one key in both parts', (code) => {
    const rest = Object.keys(translationsOf(code, 'rest'))
    expect(Object.keys(translationsOf(code, 'first')).filter((key) => rest.includes(key))).toEqual([])
  })

  test.each(LANGUAGES)('LNG-01 Intl knows a language for $code', ({ code }) => {
    expect(Intl.PluralRules.supportedLocalesOf(intlTag(code))).toHaveLength(1)
  })
})
