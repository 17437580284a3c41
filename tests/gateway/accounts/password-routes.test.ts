import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  contact,
  emailCode,
  isOpen,
  logInBySms,
  memberOf,
  NOBODYS,
  notThe,
  numberOf,
  say,
  smsCode,
  ticketOf,
  tryLogin,
  verify,
} from '../support/accounts'
import { logIn, passwordOf } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const CHANGE = '/wps/session/password'
const RESET = '/wps/session/password/reset'
const NEW = 'spinnaker-9'
const WEAK = 'Welcome1'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const change = (token: unknown, message: object) =>
  say(gateway, CHANGE, message, { Authorization: String(token) })

test('LOG-11 sets a new password with the old one; only the new one logs in', async () => {
  const { token } = await logIn(gateway, 'ann')
  const { code, text } = await change(token, { oldPassword: passwordOf('ann'), newPassword: NEW })
  expect([code, text]).toEqual(['success', '{"success":true,"value":null}'])
  expect((await tryLogin(gateway, 'ann')).code).toBe('login.cred.err')
  expect((await tryLogin(gateway, 'ann', NEW)).code).toBe('success')
})

test('LOG-11 keeps the session that changed it and ends all others', async () => {
  const [one, two] = [await logIn(gateway, 'ann'), await logIn(gateway, 'ann')]
  const ben = await logIn(gateway, 'ben')
  await change(two.token, { oldPassword: passwordOf('ann'), newPassword: NEW })
  expect(await isOpen(gateway, one.token)).toBe(false)
  expect(await isOpen(gateway, two.token)).toBe(true)
  expect(await isOpen(gateway, ben.token)).toBe(true)
})

test('LOG-11 a pending second login step ends with the old password', async () => {
  const waiting = await ticketOf(gateway, 'hal')
  const ticket = await ticketOf(gateway, 'hal')
  const proof = { method: 'P', payeeName: contact('hal').payeeName }
  const { value } = await verify(gateway, 'hal', ticket, proof)
  await change(value['token'], { oldPassword: passwordOf('hal'), newPassword: NEW })
  expect((await verify(gateway, 'hal', waiting, proof)).code).toBe('ticket.invalid')
})

test.each(['eve', 'fay', 'lou'])('LOG-04 %s needs no further change afterwards', async (username) => {
  await gateway.control({ settings: { whitelabelVal: { PWDEXPFORCECHANGE3: true } } })
  const { token, updatePassword } = await logIn(gateway, username)
  expect(updatePassword).toBe(true)
  expect((await change(token, { oldPassword: passwordOf(username), newPassword: NEW })).code).toBe('success')
  const { value } = await tryLogin(gateway, username, NEW)
  expect(value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  expect(value['updatePassword']).toBeUndefined()
})

test.each([
  ['a wrong old password', { oldPassword: 'wrong', newPassword: NEW }, 'password.old.invalid'],
  ['no old password', { newPassword: NEW }, 'request.invalid'],
  ['no new password', { oldPassword: passwordOf('ann') }, 'request.invalid'],
  ['five characters', { oldPassword: passwordOf('ann'), newPassword: '12345' }, 'request.invalid'],
  ['the weak default', { oldPassword: passwordOf('ann'), newPassword: WEAK }, 'request.invalid'],
])('LOG-11 rejects %s and changes nothing', async (_what, message, refusal) => {
  const { token } = await logIn(gateway, 'ann')
  expect((await change(token, message)).code).toBe(refusal)
  expect((await tryLogin(gateway, 'ann')).code).toBe('success')
})

test('LOG-11 rejects the registration placeholder as a new password', async () => {
  await gateway.control({ settings: { mobileRegisterPassword: 'placeholder' } })
  const { token } = await logIn(gateway, 'ann')
  const message = { oldPassword: passwordOf('ann'), newPassword: 'placeholder' }
  expect((await change(token, message)).code).toBe('request.invalid')
})

test('LOG-11 a session started by SMS needs no old password', async () => {
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  const { value } = await logInBySms(gateway, numberOf('ann'), { verificationCode })
  expect((await change(value['token'], { newPassword: NEW })).code).toBe('success')
  expect((await tryLogin(gateway, 'ann', NEW)).code).toBe('success')
})

test('LOG-11 only members can change a password', async () => {
  const message = { oldPassword: passwordOf('ann'), newPassword: NEW }
  const guest = await say(gateway, CHANGE, message)
  expect([guest.code, guest.status]).toEqual(['customer.not.login', 401])
  expect((await change('made-up', message)).code).toBe('user.or.token.invalid')
})

test('LOG-11 ten wrong old passwords are rate limited', async () => {
  const { token } = await logIn(gateway, 'ann')
  const wrong = { oldPassword: 'wrong', newPassword: NEW }
  for (let count = 0; count < 10; count += 1) {
    expect((await change(token, wrong)).code).toBe('password.old.invalid')
  }
  const right = { oldPassword: passwordOf('ann'), newPassword: NEW }
  expect((await change(token, right)).status).toBe(429)
  await gateway.control({ clock: { offsetMs: 301_000 } })
  expect((await change(token, right)).code).toBe('success')
})

const bySms = (username: string, verificationCode: string, more: object = {}) =>
  say(gateway, RESET, {
    username,
    method: 'S',
    ...numberOf('ann'),
    verificationCode,
    newPassword: NEW,
    ...more,
  })
const byEmail = (username: string, verificationCode: string, more: object = {}) =>
  say(gateway, RESET, {
    username,
    method: 'E',
    email: contact('ann').email,
    verificationCode,
    newPassword: NEW,
    ...more,
  })

test('LOG-12 an SMS code sets a new password and ends every session', async () => {
  const { token } = await logIn(gateway, 'ann')
  const { code, text } = await bySms(' Ann', await smsCode(gateway, numberOf('ann')))
  expect([code, text]).toEqual(['success', '{"success":true,"value":null}'])
  expect(await isOpen(gateway, token)).toBe(false)
  expect((await memberOf(gateway, 'ann'))?.sessions).toBe(0)
  expect((await tryLogin(gateway, 'ann')).code).toBe('login.cred.err')
  expect((await tryLogin(gateway, 'ann', NEW)).code).toBe('success')
})

test('LOG-12 an email code does the same, once', async () => {
  const code = await emailCode(gateway, 'ann')
  expect((await byEmail('ann', code, { email: ' ANN@harbour.example' })).code).toBe('success')
  expect((await byEmail('ann', code)).code).toBe('email.code.invalid')
  expect((await tryLogin(gateway, 'ann', NEW)).code).toBe('success')
})

test('LOG-12 a reset clears the first-login and expired-password flags and ends pending logins', async () => {
  await gateway.control({
    members: [{ username: 'hal', firstTimeLogin: true, passwordExpired: true }],
  })
  const ticket = await ticketOf(gateway, 'hal')
  const verificationCode = await smsCode(gateway, numberOf('hal'))
  expect((await bySms('hal', verificationCode, numberOf('hal'))).code).toBe('success')
  expect(await memberOf(gateway, 'hal')).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  const proof = { method: 'P', payeeName: contact('hal').payeeName }
  expect((await verify(gateway, 'hal', ticket, proof)).code).toBe('ticket.invalid')
})

test('LOG-12 the response does not reveal which players exist: every rejection is the same', async () => {
  const sms = await smsCode(gateway, numberOf('ann'))
  const refusals = [
    await bySms('ann', notThe(sms)),
    await bySms('nobody', notThe(sms)),
    await bySms('nobody', sms),
    await bySms('ann', '000000', NOBODYS),
    await bySms('ben', await smsCode(gateway, numberOf('ann'))),
  ]
  expect(new Set(refusals.map(({ text, status }) => `${status} ${text}`)).size).toBe(1)
  expect(refusals[0]?.code).toBe('sms.code.invalid')
  const mail = await emailCode(gateway, 'ann')
  const others = [
    await byEmail('ann', notThe(mail)),
    await byEmail('nobody', mail),
    await byEmail('ben', mail),
    await byEmail('ann', mail, { email: 'ben@harbour.example' }),
  ]
  expect(new Set(others.map(({ text, status }) => `${status} ${text}`)).size).toBe(1)
  expect(others[0]?.code).toBe('email.code.invalid')
  expect((await tryLogin(gateway, 'ben')).code).toBe('success')
})

test('LOG-12 an expired code is wrong', async () => {
  const code = await emailCode(gateway, 'ann')
  await gateway.control({ clock: { offsetMs: 300_001 } })
  expect((await byEmail('ann', code)).code).toBe('email.code.invalid')
})

test.each([
  ['a short password', { newPassword: '12345' }],
  ['the weak default', { newPassword: WEAK }],
  ['no code', { verificationCode: '' }],
  ['no number', { mobileNum: undefined }],
  ['email without an address', { method: 'E' }],
  ['an unknown method', { method: 'G' }],
  ['no name', { username: '' }],
])('LOG-12 %s is a bad request and does not use up the code', async (_what, more) => {
  const code = await smsCode(gateway, numberOf('ann'))
  expect((await bySms('ann', code, more)).code).toBe('request.invalid')
  expect((await bySms('ann', code)).code).toBe('success')
})

test('LOG-12 after ten wrong codes every caller is rate limited', async () => {
  for (const username of ['ann', 'nobody']) {
    for (let count = 0; count < 10; count += 1) {
      expect((await bySms(username, '12345')).code).toBe('sms.code.invalid')
    }
    const refused = await bySms(username, '12345')
    expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
    expect(refused.retryAfter).toBeGreaterThan(200)
  }
  await gateway.control({ clock: { offsetMs: 301_000 } })
  expect((await bySms('ann', await smsCode(gateway, numberOf('ann')))).code).toBe('success')
})
