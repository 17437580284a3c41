import { expect, test } from 'vitest'
import { accountSettings } from '#domain/contract/accounts/account-settings'

const ABSENT = {
  ...{ captchaId: '', captchaVersion: 'v3', countryDialingCode: '', countryCode: '', weakPassword: null },
  ...{ mobileRegisterPassword: '', mobileRegisterVerify: false, smsTemplate: '', hasIdentityRoute: false },
}
const WEAK = { salt: 'c2FsdA==', iterations: 1_000, hash: 'aGFzaA==' }
const PLAIN = {
  ...{ countryDialingCode: '63', countryCode: 'PH', weakPassword: WEAK },
  ...{ mobileRegisterPassword: 'placeholder', mobileRegisterVerify: true, smsTemplate: 'welcome' },
}

test('REG-06 LOG-04 CAP-04 DIA-02 reads every account setting, with a default for each', () => {
  const gw = { captchaId: 'id', captchaVersion: 'v4' }
  const smsProvider = { firebase: true, apiKey: 'key' }
  expect(accountSettings({ ...PLAIN, gw, smsProvider })).toEqual({ ...PLAIN, ...gw, hasIdentityRoute: true })
  expect(accountSettings({})).toEqual(ABSENT)
})

test('R-02 LOG-04 SOC-11 REG-10 an invalid value is ignored', () => {
  const notObjects = [null, 0, 1, true, 'x', [], {}, [1]]
  const notTexts = [null, 0, 63, true, [], {}, ['63']]
  for (const fields of [
    ...notObjects.map((value) => ({ gw: value, smsProvider: value, weakPassword: value })),
    ...notTexts.map((value) => ({
      gw: { captchaId: value, captchaVersion: value },
      countryDialingCode: value,
      countryCode: value,
      mobileRegisterPassword: value,
    })),
    ...['true', 1, {}, null].map((value) => ({
      mobileRegisterVerify: value,
      smsProvider: { firebase: value, apiKey: 'key' },
    })),
    { smsProvider: { firebase: true, apiKey: '' } },
    ...['+63', '6a', '1234567', ''].map((countryDialingCode) => ({ countryDialingCode })),
    ...['PHL', 'P', '63', ''].map((countryCode) => ({ countryCode })),
    ...[0, -1, 1.5, 2_000_001, '1000', Number.NaN].map((iterations) => ({
      weakPassword: { ...WEAK, iterations },
    })),
    ...[{ salt: '' }, { hash: null }].map((part) => ({ weakPassword: { ...WEAK, ...part } })),
  ])
    expect(accountSettings(fields), JSON.stringify(fields)).toEqual(ABSENT)
})
