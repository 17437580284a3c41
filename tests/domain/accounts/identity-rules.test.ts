import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityError, isCancelled, isIdentityCodeError } from '#domain/accounts/identity-error'
import { providerLanguage } from '#domain/accounts/provider-language'
import { signInFlow } from '#domain/accounts/sign-in-flow'
import { identitySettings, pushSettings, socialChannels } from '#domain/contract/accounts/identity-settings'
import { LANGUAGES } from '#domain/language/languages'

const PROVIDER = {
  ...{ firebase: true, apiKey: 'key', authDomain: 'harbour.firebaseapp.com', projectId: 'harbour' },
  ...{ appId: '1:2:web:3', messagingSenderId: '42', googleWebClientId: 'client', vapidKey: 'vapid' },
}
const identityOf = (change: object = {}) => identitySettings({ smsProvider: { ...PROVIDER, ...change } })
const coded = (code: unknown, message = '') => Object.assign(new Error(message), { code })

test('SOC-11 the provider is used with the flag and a key; LINE has its own id unless the merchant sets one', () => {
  const { apiKey, authDomain, projectId, appId, googleWebClientId } = PROVIDER
  const used = { apiKey, authDomain, projectId, appId, googleWebClientId }
  expect(identityOf()).toEqual({ ...used, lineProviderId: 'oidc.line', emulator: '' })
  expect(identityOf({ lineProviderId: 'oidc.ours' })?.lineProviderId).toBe('oidc.ours')
  for (const change of [{ firebase: false }, { firebase: 'true' }, { apiKey: ' ' }])
    expect(identityOf(change)).toBeNull()
  for (const settings of [{}, { smsProvider: 'firebase' }]) expect(identitySettings(settings)).toBeNull()
})

test('SOC-11 the emulator’s URL is accepted only on localhost', () => {
  for (const [emulator, expected] of [
    ['http://127.0.0.1:9099', 'http://127.0.0.1:9099'],
    ['http://localhost:9099/path', 'http://localhost:9099'],
    ['https://127.0.0.1:9099', ''],
    ['http://127.0.0.1.example:9099', ''],
    ['http://emulator.example', ''],
    ['nothing', ''],
  ] as const)
    expect(identityOf({ emulator })?.emulator, emulator).toBe(expected)
})

test('PSH-03 push needs a vapidKey and the complete registration data', () => {
  const { apiKey, projectId, appId, messagingSenderId, vapidKey } = PROVIDER
  const needed = { apiKey, projectId, appId, messagingSenderId, vapidKey }
  expect(pushSettings({ smsProvider: PROVIDER })).toEqual(needed)
  for (const name of Object.keys(needed))
    expect(pushSettings({ smsProvider: { ...PROVIDER, [name]: '' } })).toBeNull()
})

test('SOC-01 lists the known providers in the given order, without duplicates', () => {
  const given = ['line', 'myspace', 'google', 'line', 7]
  expect(socialChannels({ socialProviders: given })).toEqual(['line', 'google'])
  expect([socialChannels({}), socialChannels({ socialProviders: 'google' })]).toEqual([[], []])
})

test('SOC-10 SOC-09 provider errors are values, with the reason of an internal one', () => {
  const blocked = coded('auth/popup-blocked', 'Firebase: Error (auth/popup-blocked).')
  const quota = coded('auth/internal-error', 'Firebase: The quota is used up. (auth/internal-error).')
  const foreign = coded('storage/unauthorized', 'Firebase: no (storage/unauthorized).')
  for (const [error, code, reason] of [
    [blocked, 'auth/popup-blocked', ''],
    [quota, 'auth/internal-error', 'The quota is used up.'],
    [foreign, 'auth/unknown', 'no (storage/unauthorized).'],
    [new TypeError('x is not a function'), 'auth/unknown', 'x is not a function'],
    [null, 'auth/unknown', ''],
    ['text', 'auth/unknown', ''],
  ] as const)
    expect(identityError(error)).toEqual({ kind: 'identity', code, reason })
  expect(isCancelled(identityError(coded('auth/cancelled-popup-request')))).toBe(true)
  expect(isCancelled(identityError(coded('auth/popup-closed-by-user')))).toBe(false)
  const codes = ['auth/code-expired', 'auth/missing-code', 'auth/too-many-requests']
  expect(codes.map(isIdentityCodeError)).toEqual([true, true, false])
})

test('SOC-10 the error text shown to a player contains no token and no URL', () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
  const said = coded('auth/x', `Firebase: ${token} at https://a.example/?key=1 (auth/x).`)
  expect(identityError(said).reason).toBe('… at …')
  const secrets = fc.base64String({ minLength: 32, maxLength: 64 })
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), secrets, (text, secret) => {
      const kept = secret.replace(/\W/gu, '')
      fc.pre(kept.length >= 24)
      expect(identityError(new Error(`${text} ${kept}`)).reason).not.toContain(kept)
    }),
  )
})

test('SOC-06 opens a popup in a browser, unless it was blocked twice; the provider’s page elsewhere', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36'
  const chrome = { isAppleApp: false, userAgent, blocks: 0 }
  expect([chrome, { ...chrome, blocks: 1 }].map(signInFlow)).toEqual(['popup', 'popup'])
  const others = [{ blocks: 2 }, { isAppleApp: true }, { userAgent: `${userAgent} FBAN/x` }]
  for (const change of others) expect(signInFlow({ ...chrome, ...change })).toBe('redirect')
})

test('SOC-09 LNG-04 maps every app language to one that the provider’s scripts accept', () => {
  // The format that the provider's scripts require before they send a code.
  for (const { tag } of LANGUAGES) expect(providerLanguage(tag)).toMatch(/^[a-z]{2}(?:-[A-Z]{2})?$/u)
  const tags = ['zh-Hans-CN', 'zh-Hant-TW', 'ur-Latn', 'pt-BR']
  expect(tags.map(providerLanguage)).toEqual(['zh-CN', 'zh-TW', 'ur', 'pt-BR'])
})
