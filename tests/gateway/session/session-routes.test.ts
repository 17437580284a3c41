import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { envelopeSchema, type Envelope } from '#domain/contract/envelope'
import { attempt, credentials, logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const INFO = '/wps/member/info'
const memberList = v.array(v.object({ username: v.string(), sessions: v.number(), balance: v.number() }))

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const answerOf = async (answer: Response): Promise<Envelope> => v.parse(envelopeSchema, await answer.json())
const codeOf = async (answer: Response): Promise<string> => {
  const envelope = await answerOf(answer)
  return envelope.success ? 'success' : envelope.errorCode
}
const info = (token?: string) =>
  gateway.get(INFO, token === undefined ? {} : { Authorization: token, Language: 'EN' })
const logOut = (token: string) =>
  fetch(`${gateway.origin}/wps/session/logout`, { method: 'POST', headers: { Authorization: token } })
const sessionsOf = async (username: string) => {
  const members = v.parse(memberList, await (await gateway.get('/__control/members')).json())
  return members.find((member) => member.username === username)?.sessions
}

test.each([
  ['ann', 0],
  ['ben', 1],
  ['cho', 2],
  ['dev', 4],
])('LOG-01 %s logs in as a member of type %i', async (username, type) => {
  const login = await logIn(gateway, username)
  expect(login).toMatchObject({ userName: username, customerType: type, firstTimeLogin: false })
  expect(login.updatePassword).toBe(false)
})

test('LOG-01 accepts the name in upper or lower case, with type and device or without', async () => {
  const message = { ...credentials('ann'), username: ' ANN', type: 'username', device: 'PWA' }
  expect(await codeOf(await attempt(gateway, message, { Device: 'MOBILE/PWA' }))).toBe('success')
  expect(await codeOf(await attempt(gateway, { ...message, type: 'sms' }))).toBe('request.invalid')
  const { loginDeviceId: _left, ...short } = message
  expect(await codeOf(await attempt(gateway, short))).toBe('request.invalid')
})

test('LOG-08 a wrong password and an unknown name get the same message', async () => {
  const answers = await Promise.all([
    attempt(gateway, credentials('ann', 'wrong')),
    attempt(gateway, credentials('nobody', 'wrong')),
  ])
  const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.text()))
  expect(unknown).toBe(wrong)
  expect(wrong).toContain('login.cred.err')
})

test.each([
  ['EN', /password/],
  ['CN', /密码/],
  ['UR', /پاس ورڈ/],
  ['TH', /password/],
])('LNG-05 the refusal is in the language of the request: %s', async (language, words) => {
  const answer = await attempt(gateway, credentials('ann', 'wrong'), { Language: language })
  expect(await answer.text()).toMatch(words)
})

test('LOG-04 reports a first login and an expired password, and enforces the change if configured', async () => {
  expect(await logIn(gateway, 'eve')).toMatchObject({ firstTimeLogin: true, updatePassword: true })
  expect(await logIn(gateway, 'fay')).toMatchObject({ passwordExpired: true, updatePassword: false })
  await gateway.control({ settings: { whitelabelVal: { PWDEXPFORCECHANGE3: true } } })
  expect(await logIn(gateway, 'fay')).toMatchObject({ passwordExpired: true, updatePassword: true })
  await gateway.control({ members: [{ username: 'fay', passwordExpired: false, firstTimeLogin: true }] })
  expect(await logIn(gateway, 'fay')).toMatchObject({ passwordExpired: false, firstTimeLogin: true })
})

test('LOG-05 a member who needs a second factor gets the methods and a ticket, but no session', async () => {
  const answer: unknown = await (await attempt(gateway, credentials('gus'))).json()
  expect(answer).toMatchObject({
    success: false,
    errorCode: 'login_verify_required',
    options: { payeeName: true, sms: true, ga: true, email: true },
  })
  expect(v.parse(v.object({ ticket: v.string() }), answer).ticket.length).toBeGreaterThan(30)
  expect(await sessionsOf('gus')).toBe(0)
})

test('SES-01 each login is a separate session, and a logout ends only that one', async () => {
  const [one, two] = [await logIn(gateway, 'ann'), await logIn(gateway, 'ann')]
  expect(one.token).not.toBe(two.token)
  expect(await sessionsOf('ann')).toBe(2)
  expect(await codeOf(await logOut(one.token))).toBe('success')
  expect(await codeOf(await info(one.token))).toBe('user.or.token.invalid')
  expect(await codeOf(await info(two.token))).toBe('success')
  expect(await codeOf(await logOut(one.token))).toBe('user.or.token.invalid')
})

test('SES-07 a protected call without a token and one with an ended token are both 401, with different codes', async () => {
  const { token } = await logIn(gateway, 'ann')
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  for (const [sent, code] of [
    [undefined, 'customer.not.login'],
    [token, 'user.or.token.invalid'],
    ['made-up', 'user.or.token.invalid'],
  ] as const) {
    const answer = await info(sent)
    expect(answer.status).toBe(401)
    expect(await codeOf(answer)).toBe(code)
  }
})

test('SES-07 an optional call with an ended token gets the guest’s response', async () => {
  const path = '/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M'
  const tagOf = async (headers: Readonly<Record<string, string>>) =>
    (await gateway.get(path, headers)).headers.get('ETag')
  const { token } = await logIn(gateway, 'ann')
  const guest = await tagOf({})
  expect(await tagOf({ Authorization: token })).not.toBe(guest)
  await logOut(token)
  expect(await tagOf({ Authorization: token })).toBe(guest)
})

test('LOG-01 if the response is lost after the work, a session exists and the player can log in again', async () => {
  await gateway.control({
    faults: [{ match: '/wps/session/login', times: 1, fault: { kind: 'noAnswer' } }],
  })
  await expect(attempt(gateway, credentials('ann'))).rejects.toThrow()
  expect(await sessionsOf('ann')).toBe(1)
  expect((await logIn(gateway, 'ann')).userName).toBe('ann')
})

test('LOG-08 parallel wrong passwords count like any others', async () => {
  const tries = Array.from({ length: 14 }, () => attempt(gateway, credentials('ann', 'wrong')))
  const codes = await Promise.all(tries.map(async (answer) => codeOf(await answer)))
  expect(codes.filter((code) => code === 'login.cred.err')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUEST')).toHaveLength(4)
})

test('LOG-08 ten wrong passwords block a name for one IP address until the five minutes are over', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect(await codeOf(await attempt(gateway, credentials('ann', 'wrong')))).toBe('login.cred.err')
  }
  const refused = await attempt(gateway, credentials('ann'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(200)
  expect(await codeOf(refused)).toBe('TOO_MANY_REQUEST')
  expect((await logIn(gateway, 'ben')).userName).toBe('ben')
  await gateway.control({ clock: { offsetMs: 301_000 } })
  expect((await logIn(gateway, 'ann')).userName).toBe('ann')
}, 60_000)

test('DEP-04 the limit of wrong passwords can be switched off', async () => {
  await gateway.control({ loginLimit: false })
  for (let count = 0; count < 12; count += 1) await attempt(gateway, credentials('ann', 'wrong'))
  expect((await logIn(gateway, 'ann')).userName).toBe('ann')
}, 60_000)

test('DEP-04 rejects a change of an unknown member', async () => {
  const answer = await gateway.control({ members: [{ username: 'zed', balance: 1 }] })
  expect(answer.status).toBe(400)
})
