import { describe, expect, test } from 'vitest'
import {
  EMAIL_CODE_ENDPOINT,
  LOGIN_ENDPOINT,
  SMS_CODE_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { DEVICE_ID, NUMBER, openSyncedTab, serveStatus, SMS_REQUEST } from '../../support/account-rig'
import { CREDENTIALS, persisted, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

const NOBODY = { ok: true, value: null }

describe('LOG-14 a login by SMS', () => {
  test('LOG-14 sends number and code, and returns the session', async () => {
    const { worker } = await openSyncedTab()
    expect(await worker.logInBySms(SMS_REQUEST)).toEqual({
      ok: true,
      value: { session: SESSION, updatePassword: false },
    })
    expect(tabs.lastPost(LOGIN_ENDPOINT)).toEqual({
      type: 'sms',
      ...NUMBER,
      verificationCode: '123456',
      loginDeviceId: DEVICE_ID,
      isOfficialAppLogin: false,
    })
  })

  test('LOG-14 CAP-01 includes the fields of a solved captcha', async () => {
    const { worker } = await openSyncedTab()
    const captcha = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
    await worker.logInBySms({ ...SMS_REQUEST, captcha })
    expect(tabs.lastPost(LOGIN_ENDPOINT)).toMatchObject(captcha)
  })

  test('LOG-14 the number is remembered, without a password', async () => {
    const { worker } = await openSyncedTab()
    await worker.logInBySms(SMS_REQUEST)
    expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
    expect(await worker.savedLogin()).toEqual(NOBODY)
  })

  test('LOG-14 the number is not remembered when the switch is off', async () => {
    const { worker } = await openSyncedTab()
    await worker.logInBySms({ ...SMS_REQUEST, remember: false })
    expect(await worker.savedNumber()).toEqual(NOBODY)
  })

  test('LOG-14 a username is not a remembered number, nor is another merchant’s number', async () => {
    const { worker } = await openSyncedTab()
    await worker.logIn(CREDENTIALS)
    expect(await worker.savedNumber()).toEqual(NOBODY)
    await worker.logInBySms(SMS_REQUEST)
    serveStatus({ merchantCode: 'elsewhere' })
    const other = await tabs.open({ merchant: 'elsewhere' })
    expect(await other.worker.savedNumber()).toEqual(NOBODY)
  })

  test('LOG-09 LOG-14 never logs in automatically', async () => {
    const { worker, signals } = await openSyncedTab()
    await worker.logInBySms(SMS_REQUEST)
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
    const posts = tabs.count(LOGIN_ENDPOINT)
    const next = await tabs.open()
    expect(await next.worker.autoLogin()).toEqual({ ok: true, value: { kind: 'guest' } })
    expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
  })

  test.each([
    ['sms.code.invalid', true],
    ['not.exists.user', true],
    ['login_verify_required', false],
    ['captcha.invalid', false],
    ['TOO_MANY_REQUEST_X', false],
    ['token_ip_different', false],
  ])('LOG-08 %s deletes the remembered login: %s', async (code, isForgotten) => {
    const { worker } = await openSyncedTab()
    await worker.logInBySms(SMS_REQUEST)
    tabs.refuseLogin(code)
    await worker.logInBySms(SMS_REQUEST)
    expect(await worker.savedNumber()).toEqual(isForgotten ? NOBODY : { ok: true, value: NUMBER })
  })

  test('LOG-08 no response deletes nothing', async () => {
    const { worker } = await openSyncedTab()
    await worker.logInBySms(SMS_REQUEST)
    tabs.gateway.respond(LOGIN_ENDPOINT, () => new Response('', { status: 503 }))
    await worker.logInBySms(SMS_REQUEST)
    expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
  })
})

describe('TFA-04 sending a one-time code', () => {
  test('TFA-04 to a phone: sends only the number, and returns the expiry time', async () => {
    const { worker } = await openSyncedTab()
    tabs.gateway.set(SMS_CODE_ENDPOINT, { expirationTime: 1_800_000_000_000 })
    const code = await worker.sendSmsCode({ ...NUMBER, captcha: null })
    // In this device's time, corrected by the key response to within its round trip.
    const difference = code.ok ? Math.abs(code.value.expirationTime - 1_800_000_000_000) : Infinity
    expect(difference).toBeLessThan(5_000)
    const sent = tabs.gateway.requests.find(({ path }) => path === SMS_CODE_ENDPOINT)
    expect(JSON.parse(sent?.body ?? '')).toEqual(NUMBER)
  })

  test('TFA-04 a device whose clock is an hour behind gets the expiry in its own time', async () => {
    const { worker } = await openSyncedTab()
    const now = Date.now()
    tabs.gateway.respond(KEY_ENDPOINT, () =>
      Response.json({ success: true, value: { spki: 'AAAA', now: now + 3_600_000 } }),
    )
    tabs.gateway.set(SMS_CODE_ENDPOINT, { expirationTime: now + 3_900_000 })
    const code = await worker.sendSmsCode({ ...NUMBER, captcha: null })
    const leftMs = code.ok ? code.value.expirationTime - now : 0
    expect(Math.abs(leftMs - 300_000)).toBeLessThan(5_000)
  })

  test('LOG-12 to an email address: sends the username too', async () => {
    const { worker } = await openSyncedTab()
    tabs.gateway.set(EMAIL_CODE_ENDPOINT, { expirationTime: 1_800_000_000_000 })
    const input = { username: 'ann', email: 'ann@example.com' }
    expect(await worker.sendEmailCode(input)).toMatchObject({ ok: true })
    const sent = tabs.gateway.requests.find(({ path }) => path === EMAIL_CODE_ENDPOINT)
    expect(JSON.parse(sent?.body ?? '')).toEqual(input)
  })
})
