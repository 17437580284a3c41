import { describe, expect, test } from 'vitest'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import type { Countries } from '#domain/contract/accounts/countries'
import { matchingCountries } from '#domain/accounts/country-search'
import { dialingCodeChoice } from '#domain/accounts/dialing-code'
import { nationalNumber } from '#domain/accounts/national-number'

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
const firebase = { smsProvider: { firebase: true, apiKey: 'key' } }
const settingsOf = (fields: object = {}, flags: Readonly<Record<string, boolean>> = {}) => ({
  ...accountSettings({ countryDialingCode: '62', countryCode: 'ID', ...fields }),
  flags,
})

const YES_NO = [true, false] as const
const COMBINATIONS = YES_NO.flatMap((isForced) =>
  YES_NO.flatMap((isFlagOn) =>
    YES_NO.flatMap((hasRoute) =>
      YES_NO.flatMap((isDisabled) =>
        YES_NO.map((isLoaded) => ({ isForced, isFlagOn, hasRoute, isDisabled, isLoaded })),
      ),
    ),
  ),
)

describe('DIA-02 DIA-03 the dialling-code picker', () => {
  test.each(COMBINATIONS)(
    'DIA-02 DIA-03 forced $isForced, flag $isFlagOn, identity provider $hasRoute, disabled $isDisabled, loaded $isLoaded',
    ({ isForced, isFlagOn, hasRoute, isDisabled, isLoaded }) => {
      const choice = dialingCodeChoice({
        countries: isLoaded ? COUNTRIES : null,
        settings: settingsOf(hasRoute ? firebase : {}, {
          UPDATEMOBILEICC3: isFlagOn,
          DISABLEDMOBILEICC3: isDisabled,
        }),
        isForced,
        chosen: 'MY',
      })
      const isShown = isLoaded && (isForced || isFlagOn || hasRoute)
      const chosen = { countryCode: 'MY', code: '60' }
      const standard = isLoaded ? { countryCode: 'PH', code: '63' } : { countryCode: 'ID', code: '62' }
      expect(choice).toEqual({
        ...(isShown && !isDisabled ? chosen : standard),
        isShown,
        // The stored settings contain the merchant's country and its code.
        isAwaited: !isLoaded && (isForced || isFlagOn || hasRoute),
        isFixed: isDisabled,
      })
    },
  )

  const choose = (facts: Partial<Parameters<typeof dialingCodeChoice>[0]>) =>
    dialingCodeChoice({
      countries: COUNTRIES,
      settings: settingsOf(),
      isForced: true,
      chosen: null,
      ...facts,
    })

  test.each([
    ['what was chosen, before a known number', { chosen: 'MY', start: '90' }, '60'],
    ['the number that is known, before the visitor’s country', { start: '90' }, '90'],
    ['the visitor’s country', {}, '84'],
    ['the visitor’s country where the chosen one is gone', { chosen: 'XX' }, '84'],
    [
      'the default where the visitor’s is not offered',
      { countries: { ...COUNTRIES, countryCode: 'AQ' } },
      '63',
    ],
  ])('DIA-02 starts with %s', (_, facts, code) => {
    expect(choose(facts).code).toBe(code)
  })

  test('DIA-02 has no code and no choices without settings and a country list', () => {
    expect(choose({ countries: null, settings: null })).toEqual({
      countryCode: '',
      code: '',
      isShown: false,
      isAwaited: false,
      isFixed: false,
    })
  })
})

describe('DIA-01 the country search', () => {
  const found = (typed: string) =>
    matchingCountries(COUNTRIES.countries, typed).map((each) => each.countryCode)

  test.each<[string, string, readonly string[]]>([
    ['nothing', '', ['PH', 'VN', 'MY', 'TR']],
    ['blanks', '  ', ['PH', 'VN', 'MY', 'TR']],
    ['a part of a name', 'ALAY', ['MY']],
    ['a name without its accents', 'turk', ['TR']],
    ['two letters of a country', 'vn', ['VN']],
    ['a code', '6', ['PH', 'MY']],
    ['a code with its plus', '+63', ['PH']],
    ['the end of a code', '3', []],
    ['what no country has', 'zzz', []],
  ])('DIA-01 finds by %s (%s)', (_, typed, codes) => {
    expect(found(typed)).toEqual(codes)
  })
})

test.each([
  ['917 000-0001', '9170000001'],
  ['+63 917 000 0001', '9170000001'],
  ['0063 917 000 0001', '9170000001'],
  ['6391', '6391'],
  ['+84 917', '84917'],
])('DIA-02 %s is shown after +63 as %s', (typed, number) => {
  expect(nationalNumber(typed, '63')).toBe(number)
})
