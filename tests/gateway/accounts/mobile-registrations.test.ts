import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  isOpen,
  logInBySms,
  memberOf,
  NOBODYS,
  notThe,
  numberOf,
  say,
  smsCode,
  tryLogin,
} from '../support/accounts'
import { FORM, NEWCOMER, register, registerMobile, registrations } from '../support/register'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const PLACEHOLDER = 'desk-placeholder'
const TOKEN = 'word-of-the-provider'
const NAME = `${NOBODYS.countryDialingCode}${NOBODYS.mobileNum}`
const FLAG = { whitelabelVal: { MOBILENUMPASSREG3: true } }

/** With a password field, and without one. */
const CHOSEN = { ...FORM, ...NOBODYS, password: 'topsail-3' }
const PLAIN = { ...FORM, ...NOBODYS, password: PLACEHOLDER }

let gateway: RunningGateway

beforeAll(async () => {
  const verify = (idToken: string) =>
    Promise.resolve(
      idToken === TOKEN ? { subject: 'somebody', signedInBy: 'phone', phone: `+${NAME}` } : null,
    )
  gateway = await runGateway({}, { identity: { verify } })
})
beforeEach(() => gateway.control({ settings: { mobileRegisterPassword: PLACEHOLDER } }))
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const change = (token: unknown, message: object) =>
  say(gateway, '/wps/session/password', message, { Authorization: String(token) })

test('REG-06 without a password field the account exists and no password logs in', async () => {
  const { code, value } = await registerMobile(gateway, PLAIN)
  expect(code).toBe('success')
  expect(value).toMatchObject({ userName: NAME, customerType: 0 })
  expect(await isOpen(gateway, value['token'])).toBe(true)
  expect(await memberOf(gateway, NAME)).toMatchObject({ hasPassword: false, mobile: NOBODYS })
  expect((await tryLogin(gateway, NAME, PLACEHOLDER)).code).toBe('login.cred.err')
  await gateway.control({ settings: { mobileRegisterPassword: null } })
  expect((await tryLogin(gateway, NAME, PLACEHOLDER)).code).toBe('login.cred.err')
})

test('REG-06 such a member can log in by SMS', async () => {
  const { value } = await registerMobile(gateway, PLAIN)
  const verificationCode = await smsCode(gateway, NOBODYS)
  const login = await logInBySms(gateway, NOBODYS, { verificationCode })
  expect(login.value).toMatchObject({ id: value['id'], firstTimeLogin: false })
})

test('LOG-11 such a member can set a password without an old one', async () => {
  const { value } = await registerMobile(gateway, PLAIN)
  expect((await change(value['token'], { newPassword: 'topsail-3' })).code).toBe('success')
  expect((await tryLogin(gateway, NAME, 'topsail-3')).code).toBe('success')
})

test.each([['topsail-3'], ['desk-placeholder '], [PLACEHOLDER.toUpperCase()]])(
  'REG-06 without a password field "%s" is a bad request',
  async (password) => {
    expect((await registerMobile(gateway, { ...PLAIN, password })).code).toBe('request.invalid')
  },
)

test('REG-06 no registration by mobile without a placeholder in the settings', async () => {
  await gateway.control({ settings: { mobileRegisterPassword: null } })
  expect((await registerMobile(gateway, PLAIN)).code).toBe('request.invalid')
})

test('REG-06 with a password field the player’s own password is used', async () => {
  await gateway.control({ settings: FLAG })
  expect((await registerMobile(gateway, PLAIN)).code).toBe('request.invalid')
  const { value } = await registerMobile(gateway, CHOSEN)
  expect((await tryLogin(gateway, NAME, CHOSEN.password)).code).toBe('success')
  expect((await change(value['token'], { newPassword: 'spinnaker-9' })).code).toBe('request.invalid')
  const message = { oldPassword: CHOSEN.password, newPassword: 'spinnaker-9' }
  expect((await change(value['token'], message)).code).toBe('success')
})

test('REG-01 rejects a number that has an account', async () => {
  const { code } = await registerMobile(gateway, { ...PLAIN, ...numberOf('ann') })
  expect(code).toBe('username.taken')
  const answers = await Promise.all([1, 2].map(() => registerMobile(gateway, PLAIN)))
  expect(answers.map((answer) => answer.code).sort()).toEqual(['success', 'username.taken'])
})

test('REG-01 accepts a number that another player uses as a name', async () => {
  await register(gateway, { ...NEWCOMER, username: NAME })
  expect((await registerMobile(gateway, PLAIN)).value['userName']).toBe(`${NAME}_2`)
})

test('REG-01 module, login and attribution work as by username', async () => {
  expect((await registerMobile(gateway, PLAIN, 'REG3')).code).toBe('request.invalid')
  const { value } = await registerMobile(gateway, { ...PLAIN, login: false, affiliateCode: 'pier' })
  expect(value['token']).toBeUndefined()
  expect(await registrations(gateway)).toMatchObject([
    { username: NAME, kind: 'mobile', affiliateCode: 'pier', domain: FORM.domain },
  ])
})

test.each([{ countryDialingCode: '999' }, { mobileNum: '12' }, { mobileNum: undefined }])(
  'REG-01 a phone with %j is a bad request',
  async (part) => {
    expect((await registerMobile(gateway, { ...PLAIN, ...part })).code).toBe('request.invalid')
  },
)

test('REG-10 if the merchant requires it, an SMS code verifies the number', async () => {
  await gateway.control({ settings: { mobileRegisterVerify: true } })
  expect((await registerMobile(gateway, PLAIN)).code).toBe('request.invalid')
  const code = await smsCode(gateway, NOBODYS)
  const wrong = await registerMobile(gateway, { ...PLAIN, verificationCode: notThe(code) })
  expect(wrong.code).toBe('sms.code.invalid')
  const other = await registerMobile(gateway, { ...PLAIN, mobileNum: '9998887776', verificationCode: code })
  expect(other.code).toBe('sms.code.invalid')
  expect((await registerMobile(gateway, { ...PLAIN, verificationCode: code })).code).toBe('success')
})

test('REG-10 an identity provider can verify the number too', async () => {
  await gateway.control({ settings: { mobileRegisterVerify: true } })
  const madeUp = await registerMobile(gateway, { ...PLAIN, firebaseIdToken: 'made-up' })
  expect(madeUp.code).toBe('sms.code.invalid')
  expect((await registerMobile(gateway, { ...PLAIN, firebaseIdToken: TOKEN })).code).toBe('success')
})

test('REG-10 only the owner of a number learns that it has an account', async () => {
  await gateway.control({ settings: { mobileRegisterVerify: true } })
  const code = await smsCode(gateway, numberOf('ann'))
  const message = { ...PLAIN, ...numberOf('ann') }
  const wrong = await registerMobile(gateway, { ...message, verificationCode: notThe(code) })
  expect(wrong.code).toBe('sms.code.invalid')
  const right = await registerMobile(gateway, { ...message, verificationCode: code })
  expect(right.code).toBe('username.taken')
})
