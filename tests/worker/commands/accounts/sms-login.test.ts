import { describe, expect, test } from 'vitest'
import { EMAIL_CODE_PATH, KEY_PATH, LOGIN_PATH, SMS_CODE_PATH } from '#domain/contract/endpoints'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { DEVICE_ID, NUMBER, openAccounts, serveStatus, SMS_REQUEST } from '../../support/account-rig'
import { CREDENTIALS, persisted, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

const NOBODY = { ok: true, value: null }

describe('LOG-14 a login by SMS', () => {
  test('LOG-14 sends number and code, and answers the session', async () => {
    const { accounts } = await openAccounts()
    expect(await accounts.logInBySms(SMS_REQUEST)).toEqual({
      ok: true,
      value: { session: SESSION, updatePassword: false },
    })
    expect(tabs.lastPost(LOGIN_PATH)).toEqual({
      type: 'sms',
      ...NUMBER,
      verificationCode: '123456',
      loginDeviceId: DEVICE_ID,
      isOfficialAppLogin: false,
    })
  })

  test('LOG-14 CAP-01 carries what a solved captcha adds', async () => {
    const { accounts } = await openAccounts()
    const captcha = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
    await accounts.logInBySms({ ...SMS_REQUEST, captcha })
    expect(tabs.lastPost(LOGIN_PATH)).toMatchObject(captcha)
  })

  test('LOG-14 the number is remembered, without a password', async () => {
    const { worker, accounts } = await openAccounts()
    await accounts.logInBySms(SMS_REQUEST)
    expect(await accounts.savedNumber()).toEqual({ ok: true, value: NUMBER })
    expect(await worker.savedLogin()).toEqual(NOBODY)
  })

  test('LOG-14 with the switch off the number is not', async () => {
    const { accounts } = await openAccounts()
    await accounts.logInBySms({ ...SMS_REQUEST, remember: false })
    expect(await accounts.savedNumber()).toEqual(NOBODY)
  })

  test('LOG-14 a name is no number, and another merchant’s number none of this one', async () => {
    const { worker, accounts } = await openAccounts()
    await worker.logIn(CREDENTIALS)
    expect(await accounts.savedNumber()).toEqual(NOBODY)
    await accounts.logInBySms(SMS_REQUEST)
    serveStatus({ merchantCode: 'elsewhere' })
    const other = await tabs.open({ merchant: 'elsewhere' })
    expect(await (await other.worker.accounts())?.savedNumber()).toEqual(NOBODY)
  })

  test('LOG-09 LOG-14 never logs anybody in by itself', async () => {
    const { accounts, signals } = await openAccounts()
    await accounts.logInBySms(SMS_REQUEST)
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
    const posts = tabs.count(LOGIN_PATH)
    const next = await tabs.open()
    expect(await next.worker.autoLogin()).toEqual({ ok: true, value: { kind: 'guest' } })
    expect(tabs.count(LOGIN_PATH)).toBe(posts)
  })

  test.each([
    ['sms.code.invalid', true],
    ['not.exists.user', true],
    ['login_verify_required', false],
    ['captcha.invalid', false],
    ['TOO_MANY_REQUEST_X', false],
    ['token_ip_different', false],
  ])('LOG-08 %s forgets what is remembered: %s', async (code, isForgotten) => {
    const { accounts } = await openAccounts()
    await accounts.logInBySms(SMS_REQUEST)
    tabs.refuseLogin(code)
    await accounts.logInBySms(SMS_REQUEST)
    expect(await accounts.savedNumber()).toEqual(isForgotten ? NOBODY : { ok: true, value: NUMBER })
  })

  test('LOG-08 no answer forgets nothing', async () => {
    const { accounts } = await openAccounts()
    await accounts.logInBySms(SMS_REQUEST)
    tabs.gateway.respond(LOGIN_PATH, () => new Response('', { status: 503 }))
    await accounts.logInBySms(SMS_REQUEST)
    expect(await accounts.savedNumber()).toEqual({ ok: true, value: NUMBER })
  })
})

describe('TFA-04 having a code sent', () => {
  test('TFA-04 to a phone: the number alone, and until when it counts', async () => {
    const { accounts } = await openAccounts()
    tabs.gateway.set(SMS_CODE_PATH, { expirationTime: 1_800_000_000_000 })
    const code = await accounts.sendSmsCode({ ...NUMBER, captcha: null })
    // In this device's time, which the key has told to within its round trip.
    const difference = code.ok ? Math.abs(code.value.expirationTime - 1_800_000_000_000) : Infinity
    expect(difference).toBeLessThan(5_000)
    const sent = tabs.gateway.requests.find(({ path }) => path === SMS_CODE_PATH)
    expect(JSON.parse(sent?.body ?? '')).toEqual(NUMBER)
  })

  test('TFA-04 a device whose clock is an hour behind hears until when by its own clock', async () => {
    const { accounts } = await openAccounts()
    const now = Date.now()
    tabs.gateway.respond(KEY_PATH, () =>
      Response.json({ success: true, value: { spki: 'AAAA', now: now + 3_600_000 } }),
    )
    tabs.gateway.set(SMS_CODE_PATH, { expirationTime: now + 3_900_000 })
    const code = await accounts.sendSmsCode({ ...NUMBER, captcha: null })
    const leftMs = code.ok ? code.value.expirationTime - now : 0
    expect(Math.abs(leftMs - 300_000)).toBeLessThan(5_000)
  })

  test('LOG-12 to an address: of whom', async () => {
    const { accounts } = await openAccounts()
    tabs.gateway.set(EMAIL_CODE_PATH, { expirationTime: 1_800_000_000_000 })
    const input = { username: 'ann', email: 'ann@example.com' }
    expect(await accounts.sendEmailCode(input)).toMatchObject({ ok: true })
    const sent = tabs.gateway.requests.find(({ path }) => path === EMAIL_CODE_PATH)
    expect(JSON.parse(sent?.body ?? '')).toEqual(input)
  })
})
