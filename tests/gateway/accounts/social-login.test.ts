import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  contact,
  DEVICE,
  isOpen,
  logInBySms,
  memberOf,
  numberOf,
  say,
  ticketOf,
  tryLogin,
  verify,
} from '../support/accounts'
import { credentials } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'
import { bind, EMULATOR, linksOf, phoneToken, proofOf, socialLogin, SWITCHED_ON } from '../support/social'

const VERIFICATION = '/wps/session/login/verification'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway(EMULATOR)
})
beforeEach(() => gateway.control(SWITCHED_ON))
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

describe('SOC-02 login with a provider’s token', () => {
  test('SOC-03 with an unbound account asks which player to bind', async () => {
    const { code, status, text } = await socialLogin(gateway, proofOf())
    expect([code, status]).toEqual(['bind_customer_required', 200])
    expect(text).toContain('not bound to a player')
  })

  test('SOC-02 a bound account logs its member in, any number of times', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    for (let count = 0; count < 2; count += 1) {
      const { code, value } = await socialLogin(gateway, proof)
      expect(code).toBe('success')
      expect(value).toMatchObject({ userName: 'ann', customerType: 0, firstTimeLogin: false })
      expect(value['updatePassword']).toBeUndefined()
      expect(await isOpen(gateway, value['token'])).toBe(true)
    }
  })

  test.each([
    ['google', 'google.com'],
    ['facebook', 'facebook.com'],
    ['twitter', 'twitter.com'],
    ['line', 'oidc.line'],
  ])('SOC-02 the channel %s accepts only %s', async (channel, provider) => {
    await bind(gateway, 'ann', proofOf('ann', channel, provider))
    expect((await socialLogin(gateway, proofOf('ann', channel, provider))).code).toBe('success')
    for (const other of [
      'github.com',
      'phone',
      'password',
      channel === 'google' ? 'oidc.line' : 'google.com',
    ]) {
      expect((await socialLogin(gateway, proofOf('ann', channel, other))).code).toBe('verification.invalid')
    }
  })

  test('SOC-02 the merchant can rename LINE', async () => {
    await gateway.control({ settings: { smsProvider: { lineProviderId: 'oidc.line-harbour' } } })
    await bind(gateway, 'ann', proofOf('ann', 'line', 'oidc.line-harbour'))
    expect((await socialLogin(gateway, proofOf('ann', 'line', 'oidc.line-harbour'))).code).toBe('success')
    expect((await socialLogin(gateway, proofOf('ann', 'line', 'oidc.line'))).code).toBe(
      'verification.invalid',
    )
  })

  test('SOC-02 accounts of different channels are separate', async () => {
    await bind(gateway, 'ann', proofOf('the-same', 'google'))
    const { code } = await socialLogin(gateway, proofOf('the-same', 'facebook'))
    expect(code).toBe('bind_customer_required')
  })

  test.each([
    ['without a channel', { firebaseIdToken: 'token' }],
    ['without a token', { firebaseChannel: 'google' }],
    ['by an unknown channel', { firebaseChannel: 'myspace', firebaseIdToken: 'token' }],
    ['with an empty token', { firebaseChannel: 'google', firebaseIdToken: '' }],
  ])('SOC-02 %s is a bad request', async (_what, proof) => {
    expect((await socialLogin(gateway, proof)).code).toBe('request.invalid')
    expect((await bind(gateway, 'ann', proof)).code).toBe('request.invalid')
  })

  test('SOC-11 rejects it without a provider in the settings', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    await gateway.control({ settings: { smsProvider: null } })
    expect((await socialLogin(gateway, proof)).code).toBe('verification.invalid')
  })

  test('CAP-01 needs no captcha; binding needs one', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    await gateway.control({ settings: { login: { captcha: { enabled: true } } } })
    expect((await socialLogin(gateway, proof)).code).toBe('success')
    expect((await bind(gateway, 'ben', proofOf())).code).toBe('captcha.invalid')
  })

  test('LOG-11 such a member can set a password without an old one', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    const { value } = await socialLogin(gateway, proof)
    const headers = { Authorization: String(value['token']) }
    const { code } = await say(gateway, '/wps/session/password', { newPassword: 'topsail-3' }, headers)
    expect(code).toBe('success')
    expect((await tryLogin(gateway, 'ann', 'topsail-3')).code).toBe('success')
  })

  test('LOG-04 LOG-10 reports a first login and a changed IP address like any login', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    await gateway.control({ members: [{ username: 'ann', firstTimeLogin: true, ipChanged: true }] })
    expect((await socialLogin(gateway, proof)).code).toBe('token_ip_different')
    expect((await socialLogin(gateway, proof)).value).toMatchObject({
      firstTimeLogin: true,
      updatePassword: true,
    })
  })

  test('TFA-03 a member with a second factor must enter it, but no password', async () => {
    const proof = proofOf('hal-at-google')
    await gateway.control({ members: [{ username: 'hal', verifiedBy: [] }] })
    await bind(gateway, 'hal', proof)
    await gateway.control({ members: [{ username: 'hal', verifiedBy: ['payeeName'] }] })
    const { code, ticket } = await socialLogin(gateway, proof)
    expect(code).toBe('login_verify_required')
    const { payeeName } = contact('hal')
    const sent = { ticket, method: 'P', payeeName, loginDeviceId: DEVICE.loginDeviceId }
    expect((await say(gateway, VERIFICATION, sent)).value['userName']).toBe('hal')
  })

  test('SOC-02 ten invalid tokens block the channel for one IP address until the five minutes are over', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    const wrong = () => socialLogin(gateway, { ...proof, firebaseIdToken: 'made-up' })
    const codes = await Promise.all(Array.from({ length: 11 }, wrong))
    expect(codes.filter(({ code }) => code === 'verification.invalid')).toHaveLength(10)
    const refused = await socialLogin(gateway, proof)
    expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
    expect(refused.retryAfter).toBeGreaterThan(200)
    expect((await tryLogin(gateway, 'ann')).code).toBe('success')
    await gateway.control({ clock: { offsetMs: 301_000 } })
    expect((await socialLogin(gateway, proof)).code).toBe('success')
  })
})

describe('SOC-04 binding', () => {
  test('SOC-04 credentials with a provider’s token log in and bind it', async () => {
    const { code, value } = await bind(gateway, 'ann', proofOf('ann-at-google'))
    expect(code).toBe('success')
    expect(value['userName']).toBe('ann')
    expect(await linksOf(gateway, 'ann')).toEqual([{ channel: 'google', subject: 'ann-at-google' }])
    await bind(gateway, 'ann', proofOf('ann-at-line', 'line', 'oidc.line'))
    expect(await linksOf(gateway, 'ann')).toHaveLength(2)
  })

  test('SOC-04 a wrong password binds nothing, and an invalid token logs nobody in', async () => {
    const proof = proofOf()
    expect((await bind(gateway, 'ann', proof, 'wrong')).code).toBe('login.cred.err')
    expect((await bind(gateway, 'ann', { ...proof, firebaseIdToken: 'made-up' })).code).toBe(
      'verification.invalid',
    )
    expect(await linksOf(gateway, 'ann')).toEqual([])
    expect((await memberOf(gateway, 'ann'))?.sessions).toBe(0)
    expect((await socialLogin(gateway, proof)).code).toBe('bind_customer_required')
  })

  test('SOC-04 a bound account cannot move; binding it to its owner again is a login', async () => {
    const proof = proofOf('ann-at-google')
    await bind(gateway, 'ann', proof)
    const { code } = await bind(gateway, 'ben', proof)
    expect(code).toBe('username.taken')
    expect((await memberOf(gateway, 'ben'))?.sessions).toBe(0)
    expect(await linksOf(gateway, 'ben')).toEqual([])
    expect((await bind(gateway, 'ann', proof)).code).toBe('success')
    expect((await socialLogin(gateway, proof)).value['userName']).toBe('ann')
  })

  test('SOC-04 binds after the second factor if one is needed', async () => {
    const proof = proofOf('hal-at-google')
    const { code, ticket } = await bind(gateway, 'hal', proof)
    expect(code).toBe('login_verify_required')
    expect(await linksOf(gateway, 'hal')).toEqual([])
    const wrong = { method: 'P', payeeName: 'Somebody Else' }
    expect((await verify(gateway, 'hal', ticket, wrong)).code).toBe('verification.invalid')
    expect(await linksOf(gateway, 'hal')).toEqual([])
    const right = { method: 'P', payeeName: contact('hal').payeeName }
    expect((await verify(gateway, 'hal', ticket, right)).code).toBe('success')
    expect(await linksOf(gateway, 'hal')).toEqual([{ channel: 'google', subject: 'hal-at-google' }])
  })

  test('SOC-04 of two second steps with one account the first one gets it', async () => {
    const proof = proofOf()
    const [first, second] = [await bind(gateway, 'hal', proof), await bind(gateway, 'gus', proof)]
    const proofFor = (username: string) => ({ method: 'P', payeeName: contact(username).payeeName })
    expect((await verify(gateway, 'gus', second.ticket, proofFor('gus'))).code).toBe('success')
    expect((await verify(gateway, 'hal', first.ticket, proofFor('hal'))).code).toBe('username.taken')
    expect((await memberOf(gateway, 'hal'))?.sessions).toBe(0)
    const plain = await ticketOf(gateway, 'hal')
    expect((await verify(gateway, 'hal', plain, proofFor('hal'))).code).toBe('success')
  })

  test('SOC-04 invalid tokens count together with wrong passwords', async () => {
    const wrong = { firebaseChannel: 'google', firebaseIdToken: 'made-up' }
    for (let count = 0; count < 5; count += 1) {
      await bind(gateway, 'ann', wrong)
      await tryLogin(gateway, 'ann', 'wrong')
    }
    expect((await say(gateway, '/wps/session/login', credentials('ann'))).code).toBe('TOO_MANY_REQUEST')
  })
})

describe('SOC-09 a phone number verified by the provider', () => {
  test('LOG-14 SOC-09 logs its member in', async () => {
    const { mobileNum } = numberOf('ann')
    const good = { firebaseIdToken: phoneToken(`+63${mobileNum}`) }
    expect((await logInBySms(gateway, numberOf('ann'), good)).value['userName']).toBe('ann')
    expect((await logInBySms(gateway, numberOf('ben'), good)).code).toBe('sms.code.invalid')
  })

  test('TFA-04 works as a second factor', async () => {
    const ticket = await ticketOf(gateway, 'ivy')
    const number = numberOf('ivy')
    const others = { method: 'S', ...number, firebaseIdToken: phoneToken('+639990000000') }
    expect((await verify(gateway, 'ivy', ticket, others)).code).toBe('sms.code.invalid')
    const own = { method: 'S', ...number, firebaseIdToken: phoneToken(`+63${number.mobileNum}`) }
    expect((await verify(gateway, 'ivy', ticket, own)).code).toBe('success')
  })
})
