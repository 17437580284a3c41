import { expect, test, vi } from 'vitest'
import type { LanguageCode } from '#domain/language/languages'
import { LANGUAGES } from '#domain/language/languages'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/timing'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { availableLanguages } from '../../../../src/i18n/available-languages'
import { formatAge } from '../../../../src/i18n/format/format-age'
import { dateFormat } from '../../../../src/i18n/format/date-formats'
import { formatDate } from '../../../../src/i18n/format/format-date'
import { formatMoment } from '../../../../src/i18n/format/format-moment'
import { formatMoney } from '../../../../src/i18n/format/format-money'
import { formatNumber } from '../../../../src/i18n/format/format-number'
import { intlTag } from '../../../../src/i18n/format/intl-tags'
import type { Translate } from '../../../../src/i18n/translation-types'

const wordsOf = (language: LanguageCode): Translate => Object.assign((key: string) => key, { language })
const age = (language: LanguageCode, ms: number): string =>
  formatAge(1_000_000, 1_000_000 + ms, wordsOf(language))

test.each([
  ['EN', 3 * MINUTE_MS + 1, '3 min. ago'],
  ['EN', 26 * HOUR_MS, '1 day ago'],
  ['CN', 5 * HOUR_MS, '5小时前'],
  ['UR', 3 * MINUTE_MS, '3 منٹ پہلے'],
  ['EN', 59_000, 'age.now'],
  ['EN', -DAY_MS, 'age.now'], // the clock was set back
] as const)('OFF-02 an age is written in the language: %s, %d', (language, ms, text) => {
  expect(age(language, ms)).toBe(text)
})

test('LNG-01 ages and dates can be written in every language; one unknown to Intl uses the nearest', () => {
  expect(age('TY', 2 * HOUR_MS)).toBe(age('FR', 2 * HOUR_MS))
  expect(age('UR-LA', 2 * HOUR_MS)).toBe(age('EN', 2 * HOUR_MS))
  for (const { code } of LANGUAGES) expect([age(code, DAY_MS), formatDate(0, code)]).not.toContain('')
})

test('SHL-01 LNG-01 no line breaks between a time and its AM or PM', () => {
  const at = new Date(2031, 0, 1, 20, 30).getTime()
  expect(formatMoment(at, 'EN')).toBe('Jan 1, 2031, 8:30\u00A0PM')
  expect(formatMoment(at, 'KO')).toMatch(/^2031\. 1\. 1\. \S+\u00A08:30$/u)
  expect(formatMoment(at, 'FR')).toContain(' janv. 2031')
})

test('LNG-01 the merchant’s translated languages are offered in its order, or all if it names none of them', () => {
  const codes = (wanted?: readonly string[]) => availableLanguages(wanted).map((language) => language.code)
  expect(codes(['ur', 'TY', 'EN', 'EN', 'xx'])).toEqual(['UR', 'TY', 'EN'])
  expect(codes()).toEqual(LANGUAGES.map(({ code }) => code))
  expect(codes(['xx'])).toEqual(codes())
})

test.each([
  [{}, '₱0.12'],
  [{ rounding: 'half-up' }, '₱0.13'],
  [{ rounding: 'to the moon' }, '₱0.12'],
  [{ rounding: 'half-up', decimals: 0 }, '₱0'],
])('LNG-06 money has the merchant’s format: %j', (more, text) => {
  const settings = repairSettings({ currency: 'PHP', currencySymbol: '₱', ...more })?.settings
  expect(formatMoney(0.125, 'PHP', settings)).toBe(text)
})

test('LNG-01 a number has the digits and separators of the language, short ones too', () => {
  for (const { code } of LANGUAGES) {
    const format = new Intl.NumberFormat(intlTag(code))
    for (const value of [0, 7, 18, 999, 1_000, 12_345, -3, 2.5])
      expect(formatNumber(value, code)).toBe(format.format(value))
  }
})

test('LNG-04 a language’s format is created once; a device in another time zone needs another', () => {
  const format = dateFormat('date', 'VI')
  expect(dateFormat('date', 'VI')).toBe(format)
  expect(dateFormat('time', 'VI')).not.toBe(format)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(new Date().getTimezoneOffset() + 15)
  expect(dateFormat('date', 'VI')).not.toBe(format)
})
