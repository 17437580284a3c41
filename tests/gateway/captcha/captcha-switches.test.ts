import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CaptchaInput } from '#gateway/captcha/captcha'
import { askSms, codesTo, NOBODYS, numberOf, say, tryLogin } from '../support/accounts'
import { credentials } from '../support/log-in'
import { FORM, NEWCOMER, register, registerMobile } from '../support/register'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const LOGIN = '/wps/session/login'
const ON = { captcha: { enabled: true } }
const V3 = { geetestChallenge: 'challenge', geetestValidate: 'validate', geetestSeccode: 'solved' }
const V4 = { geetestValidateV4: { lot_number: 'solved' } }

let gateway: RunningGateway
let judged: CaptchaInput[] = []

beforeAll(async () => {
  const used = new Set<string>()
  const verify = (input: CaptchaInput) => {
    judged.push(input)
    const result = JSON.stringify(input.geetestValidateV4 ?? input.geetestSeccode ?? '')
    if (!result.includes('solved') || used.has(result)) return false
    used.add(result)
    return true
  }
  gateway = await runGateway({}, { captcha: { verify } })
})
beforeEach(() => {
  judged = []
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

/** Each result works once; these belong to no other test. */
const solvedV3 = (mark: string) => ({ ...V3, geetestSeccode: `solved ${mark}` })
const solvedV4 = (mark: string) => ({ geetestValidateV4: { lot_number: `solved ${mark}` } })

test('CAP-01 with the login switch each login needs its own captcha, of either version', async () => {
  await gateway.control({ settings: { login: ON } })
  const logIn = async (captcha: object) =>
    (await say(gateway, LOGIN, { ...credentials('ann'), ...captcha })).code
  expect(await logIn({})).toBe('captcha.invalid')
  expect(await logIn({ geetestSeccode: 'wrong' })).toBe('captcha.invalid')
  expect(await logIn(solvedV3('login'))).toBe('success')
  expect(await logIn(solvedV3('login'))).toBe('captcha.invalid')
  expect(await logIn(solvedV4('login'))).toBe('success')
  expect(judged[2]).toMatchObject(solvedV3('login'))
})

test('CAP-01 checks the captcha before the password; without it no wrong password counts', async () => {
  await gateway.control({ settings: { login: ON } })
  for (let count = 0; count < 11; count += 1) {
    const { code, status } = await tryLogin(gateway, 'ann', 'wrong')
    expect([code, status]).toEqual(['captcha.invalid', 200])
  }
  const sent = { ...credentials('ann'), ...solvedV4('order') }
  expect((await say(gateway, LOGIN, sent)).code).toBe('success')
})

test('CAP-01 with the SMS switch every message needs one, and only v4 works', async () => {
  await gateway.control({ settings: { sms: ON } })
  expect((await askSms(gateway, NOBODYS)).code).toBe('captcha.invalid')
  expect((await askSms(gateway, NOBODYS, solvedV3('sms'))).code).toBe('captcha.invalid')
  expect(await codesTo(gateway, '')).toEqual([])
  expect((await askSms(gateway, NOBODYS, solvedV4('sms'))).code).toBe('success')
  expect((await askSms(gateway, NOBODYS, solvedV4('sms'))).code).toBe('captcha.invalid')
})

test('CAP-01 with the register switch both registrations need one', async () => {
  await gateway.control({ settings: { register: ON, mobileRegisterPassword: 'placeholder' } })
  const mobile = { ...FORM, ...NOBODYS, password: 'placeholder' }
  expect((await register(gateway, NEWCOMER)).code).toBe('captcha.invalid')
  expect((await registerMobile(gateway, mobile)).code).toBe('captcha.invalid')
  expect((await register(gateway, { ...NEWCOMER, ...solvedV3('name') })).code).toBe('success')
  expect((await registerMobile(gateway, { ...mobile, ...solvedV4('mobile') })).code).toBe('success')
})

test('CAP-01 with the switches off no captcha is required', async () => {
  expect((await tryLogin(gateway, 'ann')).code).toBe('success')
  expect((await askSms(gateway, numberOf('ann'))).code).toBe('success')
  expect((await register(gateway, NEWCOMER)).code).toBe('success')
  expect(judged).toEqual([])
})

test('CAP-01 nothing counts as solved if no captcha service is configured', async () => {
  const plain = await runGateway()
  await plain.control({ settings: { login: ON } })
  const { code } = await say(plain, LOGIN, { ...credentials('ann'), ...V3, ...V4 })
  expect(code).toBe('captcha.invalid')
  await plain.close()
})
