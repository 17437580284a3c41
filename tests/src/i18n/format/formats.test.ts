import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#domain/language/languages'
import { LANGUAGES } from '#domain/language/languages'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/timing'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { availableLanguages } from '../../../../src/i18n/available-languages'
import { formatAge } from '../../../../src/i18n/format/format-age'
import { formatDate } from '../../../../src/i18n/format/format-date'
import { formatMoney } from '../../../../src/i18n/format/format-money'
import type { Translate } from '../../../../src/i18n/translation-types'

const wordsOf = (language: LanguageCode): Translate => Object.assign((key: string) => key, { language })
const age = (language: LanguageCode, ms: number): string =>
  formatAge(1_000_000, 1_000_000 + ms, wordsOf(language))

describe('OFF-02 ages', () => {
  test('OFF-02 are written in the language', () => {
    expect(age('EN', 3 * MINUTE_MS + 1)).toBe('3 min. ago')
    expect(age('EN', 26 * HOUR_MS)).toBe('1 day ago')
    expect(age('CN', 5 * HOUR_MS)).toBe('5小时前')
    expect(age('UR', 3 * MINUTE_MS)).toBe('3 منٹ پہلے')
  })

  test('OFF-02 show “just now” under a minute and after the clock was set back', () => {
    expect([age('EN', 59_000), age('EN', -DAY_MS)]).toEqual(['age.now', 'age.now'])
  })

  test('LNG-01 languages unknown to Intl use the nearest one, never the device’s own', () => {
    expect(age('TY', 2 * HOUR_MS)).toBe(age('FR', 2 * HOUR_MS))
    expect(age('UR-LA', 2 * HOUR_MS)).toBe(age('EN', 2 * HOUR_MS))
  })

  test('LNG-01 ages and dates can be written in every language', () => {
    for (const { code } of LANGUAGES) expect([age(code, DAY_MS), formatDate(0, code)]).not.toContain('')
  })
})

describe('LNG-01 offered languages', () => {
  const codes = (wanted?: readonly string[]) => availableLanguages(wanted).map((language) => language.code)

  test('LNG-01 lists the merchant’s translated languages in the merchant’s order', () => {
    expect(codes(['ur', 'TY', 'EN', 'EN', 'xx'])).toEqual(['UR', 'TY', 'EN'])
  })

  test('LNG-01 lists all app languages if the merchant names none of them', () => {
    expect(codes()).toEqual(LANGUAGES.map(({ code }) => code))
    expect(codes(['xx'])).toEqual(codes())
  })
})

describe('LNG-06 money in the merchant’s format', () => {
  const pesos = (more: object) => repairSettings({ currency: 'PHP', currencySymbol: '₱', ...more })?.settings

  test.each([
    [{}, '₱0.12'],
    [{ rounding: 'half-even' }, '₱0.12'],
    [{ rounding: 'half-up' }, '₱0.13'],
    [{ rounding: 'down' }, '₱0.12'],
    [{ rounding: 'to the moon' }, '₱0.12'],
    [{ rounding: 'half-up', decimals: 0 }, '₱0'],
  ])('LNG-06 with %j', (more, text) => {
    expect(formatMoney(0.125, 'PHP', pesos(more))).toBe(text)
  })
})
