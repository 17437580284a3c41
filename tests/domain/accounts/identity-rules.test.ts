import { LANGUAGES } from '#domain/language/languages'
import { providerLanguage } from '#domain/accounts/provider-language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identitySettings, pushSettings, socialChannels } from '#domain/contract/accounts/identity-settings'
import { bindingRules } from '#domain/accounts/binding-rules'
import { identityError, isIdentityCodeError, isCancelled } from '#domain/accounts/identity-error'
import { signInFlow } from '#domain/accounts/sign-in-flow'

const PROVIDER = {
  firebase: true,
  apiKey: 'key',
  authDomain: 'harbour.firebaseapp.com',
  projectId: 'harbour',
  appId: '1:2:web:3',
  messagingSenderId: '42',
  googleWebClientId: 'client',
  vapidKey: 'vapid',
}
const coded = (code: unknown, message = '') => Object.assign(new Error(message), { code })

describe('SOC-11 when the app uses the identity provider', () => {
  test('SOC-11 SOC-13 used with the flag and a key; LINE has its own provider id unless the merchant sets one', () => {
    expect(identitySettings({ smsProvider: PROVIDER })).toEqual({
      apiKey: 'key',
      authDomain: 'harbour.firebaseapp.com',
      projectId: 'harbour',
      appId: '1:2:web:3',
      lineProviderId: 'oidc.line',
      googleWebClientId: 'client',
      emulator: '',
    })
    expect(identitySettings({ smsProvider: { ...PROVIDER, lineProviderId: 'oidc.ours' } })).toMatchObject({
      lineProviderId: 'oidc.ours',
    })
  })

  test.each([
    ['no provider', {}],
    ['no flag', { smsProvider: { ...PROVIDER, firebase: false } }],
    ['a flag that is a word', { smsProvider: { ...PROVIDER, firebase: 'true' } }],
    ['no key', { smsProvider: { ...PROVIDER, apiKey: ' ' } }],
    ['no object', { smsProvider: 'firebase' }],
  ])('SOC-11 never used with %s', (_name, settings) => {
    expect(identitySettings(settings)).toBeNull()
  })

  test.each([
    ['http://127.0.0.1:9099', 'http://127.0.0.1:9099'],
    ['http://localhost:9099/path', 'http://localhost:9099'],
    ['https://127.0.0.1:9099', ''],
    ['http://127.0.0.1.example:9099', ''],
    ['http://emulator.example', ''],
    ['nothing', ''],
  ])('SOC-11 the emulator URL is accepted only on localhost: %s', (emulator, expected) => {
    expect(identitySettings({ smsProvider: { ...PROVIDER, emulator } })?.emulator).toBe(expected)
  })

  test('PSH-03 push needs a vapidKey and the complete registration data', () => {
    expect(pushSettings({ smsProvider: PROVIDER })).toEqual({
      apiKey: 'key',
      projectId: 'harbour',
      appId: '1:2:web:3',
      messagingSenderId: '42',
      vapidKey: 'vapid',
    })
    for (const name of ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'])
      expect(pushSettings({ smsProvider: { ...PROVIDER, [name]: '' } })).toBeNull()
  })

  test('SOC-01 lists the known providers in the given order, without duplicates', () => {
    expect(socialChannels({ socialProviders: ['line', 'myspace', 'google', 'line', 7] })).toEqual([
      'line',
      'google',
    ])
    expect(socialChannels({})).toEqual([])
    expect(socialChannels({ socialProviders: 'google' })).toEqual([])
  })
})

describe('SOC-10 provider errors as values', () => {
  test.each([
    [coded('auth/popup-blocked', 'Firebase: Error (auth/popup-blocked).'), 'auth/popup-blocked', ''],
    [
      coded('auth/internal-error', 'Firebase: The quota is used up. (auth/internal-error).'),
      'auth/internal-error',
      'The quota is used up.',
    ],
    [
      coded('storage/unauthorized', 'Firebase: no (storage/unauthorized).'),
      'auth/unknown',
      'no (storage/unauthorized).',
    ],
    [new TypeError('x is not a function'), 'auth/unknown', 'x is not a function'],
    [null, 'auth/unknown', ''],
    ['text', 'auth/unknown', ''],
  ])('SOC-10 %s', (error, code, reason) => {
    expect(identityError(error)).toEqual({ kind: 'identity', code, reason })
  })

  test('SOC-10 the error text shown to a player contains no token and no URL', () => {
    const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
    const { reason } = identityError(
      coded('auth/x', `Firebase: ${token} at https://a.example/?key=1 (auth/x).`),
    )
    expect(reason).toBe('… at …')
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600 }),
        fc.base64String({ minLength: 32, maxLength: 64 }),
        (text, secret) => {
          const kept = secret.replace(/\W/gu, '')
          fc.pre(kept.length >= 24)
          expect(identityError(new Error(`${text} ${kept}`)).reason).not.toContain(kept)
        },
      ),
    )
  })

  test('SOC-10 a popup replaced by another one counts as cancelled, not as an error', () => {
    expect(isCancelled(identityError(coded('auth/cancelled-popup-request')))).toBe(true)
    expect(isCancelled(identityError(coded('auth/popup-closed-by-user')))).toBe(false)
  })

  test('SOC-09 recognises errors about the code', () => {
    expect(
      ['auth/code-expired', 'auth/missing-code', 'auth/too-many-requests'].map(isIdentityCodeError),
    ).toEqual([true, true, false])
  })
})

describe('SOC-06 popup or redirect', () => {
  const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36'
  test.each([
    ['a window in a browser', { isAppleApp: false, userAgent: CHROME, blocks: 0 }, 'popup'],
    ['a window once more after a block', { isAppleApp: false, userAgent: CHROME, blocks: 1 }, 'popup'],
    ['its page after two', { isAppleApp: false, userAgent: CHROME, blocks: 2 }, 'redirect'],
    ['its page on an iPhone’s home screen', { isAppleApp: true, userAgent: CHROME, blocks: 0 }, 'redirect'],
    [
      'its page inside another app',
      { isAppleApp: false, userAgent: `${CHROME} FBAN/x`, blocks: 0 },
      'redirect',
    ],
  ] as const)('SOC-06 %s', (_name, facts, way) => {
    expect(signInFlow(facts)).toBe(way)
  })
})

test('SOC-03 two flags decide what happens to an unbound account; both default to off', () => {
  expect(bindingRules({})).toEqual({ registersByItself: false, mayRegister: false })
  expect(bindingRules({ MOBILEAUTOLOGIN3: true, FIREBASECREATEACC3: false })).toEqual({
    registersByItself: true,
    mayRegister: false,
  })
  expect(bindingRules({ FIREBASECREATEACC3: true })).toEqual({ registersByItself: false, mayRegister: true })
})

test('SOC-09 LNG-04 maps every app language to one that the provider’s scripts accept', () => {
  // The format that the provider's scripts require before they send a code.
  for (const { tag } of LANGUAGES) expect(providerLanguage(tag)).toMatch(/^[a-z]{2}(?:-[A-Z]{2})?$/u)
  expect(['zh-Hans-CN', 'zh-Hant-TW', 'ur-Latn', 'pt-BR'].map(providerLanguage)).toEqual([
    'zh-CN',
    'zh-TW',
    'ur',
    'pt-BR',
  ])
})
