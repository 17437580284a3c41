import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchingCountries } from '#domain/accounts/country-search'
import { dialingCodeChoice } from '#domain/accounts/dialing-code'
import { nationalNumber } from '#domain/accounts/national-number'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import type { Countries } from '#domain/contract/accounts/countries'

const COUNTRIES: Countries = {
  countryCode: 'VN',
  countryDialingCode: '84',
  default: { countryCode: 'PH', countryDialingCode: '63' },
  countries: [
    { countryCode: 'PH', countryDialingCode: '63', name: 'Philippines' },
    { countryCode: 'VN', countryDialingCode: '84', name: 'Việt Nam' },
    { countryCode: 'MY', countryDialingCode: '60', name: 'Malaysia' },
    { countryCode: 'TR', countryDialingCode: '90', name: 'Türkiye' },
  ],
}
const settingsOf = (fields: object = {}, flags: Readonly<Record<string, boolean>> = {}) => ({
  ...accountSettings({ countryDialingCode: '62', countryCode: 'ID', ...fields }),
  flags,
})

test('DIA-02 DIA-03 the picker shows if it is needed, and chooses unless it is disabled', () => {
  const is = fc.boolean()
  fc.assert(
    fc.property(is, is, is, is, is, (isForced, isFlagOn, hasRoute, isFixed, isLoaded) => {
      const isNeeded = isForced || isFlagOn || hasRoute
      const flags = { UPDATEMOBILEICC3: isFlagOn, DISABLEDMOBILEICC3: isFixed }
      const settings = settingsOf(hasRoute ? { smsProvider: { firebase: true, apiKey: 'key' } } : {}, flags)
      const countries = isLoaded ? COUNTRIES : null
      const choice = dialingCodeChoice({ countries, settings, isForced, chosen: 'MY' })
      // The stored settings contain the merchant's country and its code.
      const standard = isLoaded ? { countryCode: 'PH', code: '63' } : { countryCode: 'ID', code: '62' }
      const isShown = isLoaded && isNeeded
      expect(choice).toEqual({
        ...(isShown && !isFixed ? { countryCode: 'MY', code: '60' } : standard),
        isShown,
        isAwaited: !isLoaded && isNeeded,
        isFixed,
      })
    }),
  )
})

test('DIA-02 starts with the choice, then the known number, then the visitor’s country, then the default', () => {
  const choose = (part: Partial<Parameters<typeof dialingCodeChoice>[0]>) =>
    dialingCodeChoice({ countries: COUNTRIES, settings: settingsOf(), isForced: true, chosen: null, ...part })
  const codes = [
    ...[choose({ chosen: 'MY', start: '90' }), choose({ start: '90' }), choose({}), choose({ chosen: 'XX' })],
    choose({ countries: { ...COUNTRIES, countryCode: 'AQ' } }),
  ]
  expect(codes.map(({ code }) => code)).toEqual(['60', '90', '84', '84', '63'])
  const nothing = { countryCode: '', code: '', isShown: false, isAwaited: false, isFixed: false }
  expect(choose({ countries: null, settings: null })).toEqual(nothing)
})

test('DIA-01 a country is found by a part of its name, its letters or the start of its code', () => {
  for (const [typed, codes] of [
    ['  ', 'PH VN MY TR'],
    ['ALAY', 'MY'],
    ['turk', 'TR'],
    ['vn', 'VN'],
    ['6', 'PH MY'],
    ['+63', 'PH'],
    ['3', ''],
  ] as const) {
    const found = matchingCountries(COUNTRIES.countries, typed).map(({ countryCode }) => countryCode)
    expect(found.join(' '), typed).toBe(codes)
  }
})

test('DIA-02 a number with its country’s code is shown without it', () => {
  const marked = '\u202a+63 917 000 0001\u202c' // copied from a contact
  for (const typed of [
    '917 000-0001',
    '+63 917 000 0001',
    '0063 917 000 0001',
    '(+63) 917 000 0001',
    marked,
    '۹۱۷۰۰۰۰۰۰۱',
  ])
    expect(nationalNumber(typed, '63')).toBe('9170000001')
  expect(['6391', '+84 917'].map((typed) => nationalNumber(typed, '63'))).toEqual(['6391', '84917'])
})

test('DIA-02 a full number that is typed digit by digit loses its country’s code too', () => {
  for (const number of ['+639170000001', '00639170000001']) {
    let shown = ''
    for (const sign of number) shown = nationalNumber(shown + sign, '63')
    expect(shown).toBe('9170000001')
  }
})
