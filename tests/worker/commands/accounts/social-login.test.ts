import { describe, expect, test } from 'vitest'
import { LOGIN_ENDPOINT, SOCIAL_REGISTER_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { DEVICE_ID, NUMBER, openSyncedTab, serve, SMS_REQUEST } from '../../support/account-rig'
import { CREDENTIALS, persisted, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

const PROOF = { firebaseChannel: 'google', firebaseIdToken: 'id-token' } as const
const NO_CODES = { affiliateCode: '', referralCode: '' }
const DEVICE = { loginDeviceId: DEVICE_ID, isOfficialAppLogin: false }

describe('SOC-02 a social login', () => {
  test('SOC-02 sends provider and token, and no password', async () => {
    const { worker } = await openSyncedTab()
    expect(await worker.logInSocially({ ...PROOF, captcha: null })).toEqual({
      ok: true,
      value: { session: SESSION, updatePassword: false },
    })
    expect(tabs.lastPost(LOGIN_ENDPOINT)).toEqual({ type: 'firebase', ...PROOF, ...DEVICE })
    expect(tabs.lastHeaders(LOGIN_ENDPOINT)?.get('Device')).toBe('MOBILE')
  })

  test('LOG-07 SOC-02 saves no login, and deletes the one remembered before', async () => {
    const { worker, signals } = await openSyncedTab()
    await worker.logIn(CREDENTIALS)
    await worker.logInSocially({ ...PROOF, captcha: null })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: null })
    expect(await worker.savedNumber()).toEqual({ ok: true, value: null })
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
  })

  test('SOC-03 LOG-08 a request to bind or register deletes nothing', async () => {
    const { worker } = await openSyncedTab()
    await worker.logIn(CREDENTIALS)
    tabs.refuseLogin('bind_customer_required')
    expect(await worker.logInSocially({ ...PROOF, captcha: null })).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'bind_customer_required' },
    })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: CREDENTIALS.username })
  })

  test('SOC-04 a login with credentials binds the provider account', async () => {
    const { worker } = await openSyncedTab()
    await worker.logIn({ ...CREDENTIALS, social: PROOF })
    expect(tabs.lastPost(LOGIN_ENDPOINT)).toMatchObject({ username: CREDENTIALS.username, ...PROOF })
    expect(tabs.lastPost(LOGIN_ENDPOINT)).not.toHaveProperty('type')
  })
})

describe('SOC-03 a social registration', () => {
  test('SOC-03 sends the merchant’s template, and starts a session', async () => {
    serve({ smsTemplate: 'harbour-welcome' })
    const { worker } = await openSyncedTab()
    tabs.gateway.set(SOCIAL_REGISTER_ENDPOINT, { token: 'token-1', id: 7, userName: 'google7' })
    expect(await worker.registerSocially({ proof: PROOF, codes: NO_CODES })).toMatchObject({
      ok: true,
      value: { userName: 'google7', login: { session: { id: '7', userName: 'google7' } } },
    })
    expect(tabs.lastPost(SOCIAL_REGISTER_ENDPOINT)).toEqual({
      ...PROOF,
      login: true,
      smsTemplate: 'harbour-welcome',
    })
  })

  test('SOC-03 without a template omits the field', async () => {
    const { worker } = await openSyncedTab()
    tabs.gateway.set(SOCIAL_REGISTER_ENDPOINT, { token: 'token-1', id: 7, userName: 'google7' })
    await worker.registerSocially({ proof: PROOF, codes: NO_CODES })
    expect(tabs.lastPost(SOCIAL_REGISTER_ENDPOINT)).toEqual({ ...PROOF, login: true })
  })
})

test('SOC-03 REG-07 a social registration sends the visitor’s codes, or those of the domain', async () => {
  serve({}, { code: 'HOST', domain: 'm.example.com', referralCode: 'DOMAIN' })
  const { worker } = await openSyncedTab()
  tabs.gateway.set(SOCIAL_REGISTER_ENDPOINT, { token: 'token-1', id: 7, userName: 'google7' })
  const own = { affiliateCode: 'friends', referralCode: 'R4X9' }
  await worker.registerSocially({ proof: PROOF, codes: own })
  expect(tabs.lastPost(SOCIAL_REGISTER_ENDPOINT)).toEqual({ ...PROOF, login: true, ...own })
  await worker.registerSocially({ proof: PROOF, codes: { affiliateCode: 'www', referralCode: '' } })
  expect(tabs.lastPost(SOCIAL_REGISTER_ENDPOINT)).toMatchObject({
    affiliateCode: 'HOST',
    referralCode: 'DOMAIN',
  })
})

describe('SOC-09 a phone number verified by the provider', () => {
  test('SOC-09 LOG-14 is sent with its token instead of a code', async () => {
    const { worker } = await openSyncedTab()
    await worker.logInBySms({ ...SMS_REQUEST, proof: { firebaseIdToken: 'phone-token' } })
    expect(tabs.lastPost(LOGIN_ENDPOINT)).toEqual({
      type: 'sms',
      ...NUMBER,
      firebaseIdToken: 'phone-token',
      ...DEVICE,
    })
  })
})
