import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isOpen, memberOf, NOBODYS, say, tryLogin } from '../support/accounts'
import { FORM, registerMobile, registrations } from '../support/register'
import { runGateway, type RunningGateway } from '../support/running-gateway'
import {
  bind,
  EMULATOR,
  linksOf,
  phoneToken,
  proofOf,
  socialLogin,
  socialRegister,
  SWITCHED_ON,
} from '../support/social'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway(EMULATOR)
})
beforeEach(() => gateway.control(SWITCHED_ON))
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

test('SOC-03 creates a member with a free name, binds the account and logs in', async () => {
  const proof = proofOf('nia-at-facebook', 'facebook')
  const { code, value } = await socialRegister(gateway, proof)
  expect(code).toBe('success')
  const username = String(value['userName'])
  expect(username).toMatch(/^facebook\d{6}$/)
  expect(value).toMatchObject({ customerType: 0 })
  expect(await isOpen(gateway, value['token'])).toBe(true)
  expect(await memberOf(gateway, username)).toMatchObject({ hasPassword: false, sessions: 1 })
  expect(await linksOf(gateway, username)).toEqual([{ channel: 'facebook', subject: 'nia-at-facebook' }])
  expect((await socialLogin(gateway, proof)).value['id']).toBe(value['id'])
  expect((await tryLogin(gateway, username, '')).code).toBe('request.invalid')
  expect((await tryLogin(gateway, username, ' ')).code).toBe('login.cred.err')
})

test('SOC-03 records the channel and the merchant’s template', async () => {
  const { value } = await socialRegister(gateway, proofOf(), { smsTemplate: 'WELCOME-7' })
  const username = value['userName']
  const [noted] = await registrations(gateway)
  expect(noted).toMatchObject({
    username,
    kind: 'social',
    registerMethod: 'google',
    domain: new URL(gateway.origin).host,
    smsTemplate: 'WELCOME-7',
  })
})

test('SOC-03 REG-07 counts for the referrer', async () => {
  const codes = { referralCode: 'R4X9', affiliateCode: 'harbour' }
  await socialRegister(gateway, proofOf(), codes)
  expect((await registrations(gateway))[0]).toMatchObject(codes)
})

test('LOG-11 such a member can set a password without an old one', async () => {
  const { value } = await socialRegister(gateway, proofOf())
  const headers = { Authorization: String(value['token']) }
  const { code } = await say(gateway, '/wps/session/password', { newPassword: 'topsail-3' }, headers)
  expect(code).toBe('success')
  expect((await tryLogin(gateway, String(value['userName']), 'topsail-3')).code).toBe('success')
})

test('SOC-03 rejects a bound account; parallel requests create one member', async () => {
  const proof = proofOf()
  await bind(gateway, 'ann', proof)
  expect((await socialRegister(gateway, proof)).code).toBe('username.taken')
  const another = proofOf()
  const answers = await Promise.all([1, 2].map(() => socialRegister(gateway, another)))
  expect(answers.map(({ code }) => code).sort()).toEqual(['success', 'username.taken'])
  expect(await registrations(gateway)).toHaveLength(1)
})

test.each([{ login: false }, { firebaseChannel: 'phone' }, { firebaseIdToken: undefined }])(
  'SOC-03 with %j it is a bad request',
  async (change) => {
    expect((await socialRegister(gateway, proofOf(), change)).code).toBe('request.invalid')
  },
)

test('SOC-03 an invalid token registers no player, and counts with those of logins', async () => {
  const wrong = { firebaseChannel: 'google', firebaseIdToken: 'made-up' }
  for (let count = 0; count < 5; count += 1) {
    expect((await socialRegister(gateway, wrong)).code).toBe('verification.invalid')
    expect((await socialLogin(gateway, wrong)).code).toBe('verification.invalid')
  }
  const refused = await socialRegister(gateway, proofOf())
  expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
  expect(await registrations(gateway)).toEqual([])
})

test('REG-10 a registration by mobile accepts the provider’s token for its number', async () => {
  const settings = { mobileRegisterPassword: 'desk-placeholder', mobileRegisterVerify: true }
  await gateway.control({ settings })
  const form = { ...FORM, ...NOBODYS, password: 'desk-placeholder' }
  const word = (phone: string) => ({ ...form, firebaseIdToken: phoneToken(phone) })
  expect((await registerMobile(gateway, word('+639990000000'))).code).toBe('sms.code.invalid')
  const { code } = await registerMobile(gateway, word(`+63${NOBODYS.mobileNum}`))
  expect(code).toBe('success')
})
