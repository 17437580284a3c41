import { describe, expect, test } from 'vitest'
import { accountSettings } from '#domain/contract/accounts/account-settings'

const ABSENT = {
  captchaId: '',
  captchaVersion: 'v3',
  countryDialingCode: '',
  countryCode: '',
  weakPassword: null,
  mobileRegisterPassword: '',
  mobileRegisterVerify: false,
  smsTemplate: '',
  hasIdentityRoute: false,
}
const WEAK = { salt: 'c2FsdA==', iterations: 1_000, hash: 'aGFzaA==' }
const WRONG: readonly unknown[] = [null, 0, 1, true, 'x', [], {}, [1]]

describe('REG-06 LOG-04 CAP-04 DIA-02 account settings', () => {
  test('REG-06 LOG-04 CAP-04 DIA-02 reads every field', () => {
    const settings = {
      gw: { captchaId: 'id', captchaVersion: 'v4' },
      smsProvider: { firebase: true, apiKey: 'key' },
      countryDialingCode: '63',
      countryCode: 'PH',
      weakPassword: WEAK,
      mobileRegisterPassword: 'placeholder',
      mobileRegisterVerify: true,
      smsTemplate: 'welcome',
    }
    expect(accountSettings(settings)).toEqual({
      captchaId: 'id',
      captchaVersion: 'v4',
      countryDialingCode: '63',
      countryCode: 'PH',
      weakPassword: WEAK,
      mobileRegisterPassword: 'placeholder',
      mobileRegisterVerify: true,
      smsTemplate: 'welcome',
      hasIdentityRoute: true,
    })
  })

  test('REG-06 LOG-04 CAP-04 DIA-02 has defaults for every field', () => {
    expect(accountSettings({})).toEqual(ABSENT)
  })

  test.each(WRONG.map((value) => [value]))(
    'CAP-04 LOG-04 SOC-11 ignores %j instead of an object',
    (value) => {
      expect(accountSettings({ gw: value, smsProvider: value, weakPassword: value })).toEqual(ABSENT)
    },
  )

  test.each([null, 0, 63, true, [], {}, ['63']].map((value) => [value]))(
    'R-02 ignores %j instead of text',
    (value) => {
      const gw = { captchaId: value, captchaVersion: value }
      const fields = { gw, countryDialingCode: value, countryCode: value, mobileRegisterPassword: value }
      expect(accountSettings(fields)).toEqual(ABSENT)
    },
  )

  test.each(['true', 1, {}, null].map((value) => [value]))(
    'REG-10 SOC-11 does not enable a flag set to %j',
    (value) => {
      const fields = { mobileRegisterVerify: value, smsProvider: { firebase: value, apiKey: 'key' } }
      expect(accountSettings(fields)).toEqual(ABSENT)
    },
  )

  test.each(['+63', '6a', '1234567', ''])('DIA-02 ignores the dialling code %j', (countryDialingCode) => {
    expect(accountSettings({ countryDialingCode })).toEqual(ABSENT)
  })

  test.each(['PHL', 'P', '63', ''])('DIA-01 ignores the country %j', (countryCode) => {
    expect(accountSettings({ countryCode })).toEqual(ABSENT)
  })

  test.each([
    { iterations: 0 },
    { iterations: -1 },
    { iterations: 1.5 },
    { iterations: 2_000_001 },
    { iterations: '1000' },
    { iterations: Number.NaN },
    { salt: '' },
    { hash: '' },
    { salt: 4 },
    { hash: null },
  ])('LOG-04 ignores a weak password with %j', (part) => {
    expect(accountSettings({ weakPassword: { ...WEAK, ...part } })).toEqual(ABSENT)
  })

  test('SOC-11 ignores a provider without a key', () => {
    expect(accountSettings({ smsProvider: { firebase: true, apiKey: '' } })).toEqual(ABSENT)
  })
})
