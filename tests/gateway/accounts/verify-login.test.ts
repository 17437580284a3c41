import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  contact,
  DEVICE,
  isOpen,
  memberOf,
  notThe,
  numberOf,
  say,
  smsCode,
  ticketOf,
  totpOf,
  verify,
} from '../support/accounts'
import { credentials } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const VERIFICATION = '/wps/session/login/verification'
const STEP_MS = 30_000

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

/** The right input of a member by each method. */
const proofOf = {
  E: async (username: string) => Promise.resolve({ method: 'E', email: contact(username).email }),
  P: async (username: string) => Promise.resolve({ method: 'P', payeeName: contact(username).payeeName }),
  G: async (username: string) => ({ method: 'G', authCode: await totpOf(gateway, username) }),
  S: async (username: string) => {
    const number = numberOf(username)
    return { method: 'S', ...number, verificationCode: await smsCode(gateway, number) }
  },
} as const

const METHODS = ['E', 'P', 'G', 'S'] as const
const ONLY = { E: 'kit', P: 'hal', G: 'jun', S: 'ivy' } as const

test.each(METHODS)('TFA-03 method %s finishes the login of its member', async (method) => {
  const username = ONLY[method]
  const ticket = await ticketOf(gateway, username)
  const { code, value } = await verify(gateway, username, ticket, await proofOf[method](username))
  expect(code).toBe('success')
  expect(value).toMatchObject({ userName: username, customerType: 0, firstTimeLogin: false })
  expect(await isOpen(gateway, value['token'])).toBe(true)
})

test.each(METHODS)('TFA-03 a member with all four methods can use method %s', async (method) => {
  const ticket = await ticketOf(gateway, 'gus')
  expect((await verify(gateway, 'gus', ticket, await proofOf[method]('gus'))).code).toBe('success')
})

test.each([
  ['E', { email: 'hal@harbour.example' }, 'verification.invalid'],
  ['P', { payeeName: 'Gus Navarr' }, 'verification.invalid'],
  ['G', { authCode: '12345' }, 'verification.invalid'],
  ['S', { ...numberOf('gus'), verificationCode: '12345' }, 'sms.code.invalid'],
])('TFA-03 rejects a wrong input by method %s and keeps the ticket', async (method, wrong, refusal) => {
  const ticket = await ticketOf(gateway, 'gus')
  expect((await verify(gateway, 'gus', ticket, { method, ...wrong })).code).toBe(refusal)
  expect((await memberOf(gateway, 'gus'))?.sessions).toBe(0)
  expect((await verify(gateway, 'gus', ticket, await proofOf.P('gus'))).code).toBe('success')
})

test.each([
  ['E', {}],
  ['P', { payeeName: '  ' }],
  ['G', { authCode: '' }],
  ['S', { verificationCode: '123456' }],
  ['S', numberOf('gus')],
  ['S', { ...numberOf('gus'), verificationCode: '123456', firebaseIdToken: 'both' }],
  ['X', { email: 'gus@harbour.example' }],
])('TFA-02 method %s with %j is a bad request', async (method, proof) => {
  const ticket = await ticketOf(gateway, 'gus')
  expect((await verify(gateway, 'gus', ticket, { method, ...proof })).code).toBe('request.invalid')
})

test('TFA-01 a method that was not offered is a bad request', async () => {
  const ticket = await ticketOf(gateway, 'hal')
  expect((await verify(gateway, 'hal', ticket, await proofOf.E('hal'))).code).toBe('request.invalid')
})

test('TFA-02 input is trimmed, and names and addresses compare case-insensitively', async () => {
  for (const proof of [
    { method: 'E', email: ' GUS@Harbour.example ' },
    { method: 'P', payeeName: '  gus   NAVARRO ' },
  ]) {
    const ticket = await ticketOf(gateway, 'gus')
    expect((await verify(gateway, 'gus', ticket, proof)).code).toBe('success')
  }
})

test('TFA-03 a ticket works once', async () => {
  const ticket = await ticketOf(gateway, 'hal')
  const proof = await proofOf.P('hal')
  const codes = await Promise.all([1, 2].map(() => verify(gateway, 'hal', ticket, proof)))
  expect(codes.map(({ code }) => code).sort()).toEqual(['success', 'ticket.invalid'])
  expect((await verify(gateway, 'hal', ticket, proof)).code).toBe('ticket.invalid')
  expect((await verify(gateway, 'hal', 'made-up', proof)).code).toBe('ticket.invalid')
})

test('TFA-03 a ticket expires after ten minutes', async () => {
  const [early, secondTicket] = [await ticketOf(gateway, 'hal'), await ticketOf(gateway, 'hal')]
  const proof = await proofOf.P('hal')
  await gateway.control({ clock: { offsetMs: 595_000 } })
  expect((await verify(gateway, 'hal', early, proof)).code).toBe('success')
  await gateway.control({ clock: { offsetMs: 601_000 } })
  expect((await verify(gateway, 'hal', secondTicket, proof)).code).toBe('ticket.invalid')
})

test('TFA-03 a ticket ends when its password changes', async () => {
  const ticket = await ticketOf(gateway, 'hal')
  await gateway.control({ members: [{ username: 'hal', password: 'another-8' }] })
  expect((await verify(gateway, 'hal', ticket, await proofOf.P('hal'))).code).toBe('login.cred.err')
})

test('TFA-03 name and password belong to the ticket’s member', async () => {
  const ticket = await ticketOf(gateway, 'hal')
  const proof = { ...(await proofOf.P('hal')), ticket, loginDeviceId: DEVICE.loginDeviceId }
  expect((await say(gateway, VERIFICATION, proof)).code).toBe('request.invalid')
  const { username, password } = credentials('ann')
  expect((await say(gateway, VERIFICATION, { ...proof, username, password })).code).toBe('login.cred.err')
  const wrong = await say(gateway, VERIFICATION, { ...proof, username: 'hal', password: 'wrong' })
  expect(wrong.code).toBe('login.cred.err')
  const mixed = { ...proof, username: 'ann', password: credentials('hal').password }
  expect((await say(gateway, VERIFICATION, mixed)).code).toBe('login.cred.err')
  expect((await verify(gateway, 'hal', ticket, proof)).code).toBe('success')
})

test('TFA-03 the SMS goes to the member’s own number', async () => {
  const ticket = await ticketOf(gateway, 'ivy')
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  const proof = { method: 'S', ...numberOf('ann'), verificationCode }
  expect((await verify(gateway, 'ivy', ticket, proof)).code).toBe('sms.code.invalid')
  const own = await smsCode(gateway, numberOf('ivy'))
  const wrong = { method: 'S', ...numberOf('ivy'), verificationCode: notThe(own) }
  expect((await verify(gateway, 'ivy', ticket, wrong)).code).toBe('sms.code.invalid')
  expect((await verify(gateway, 'ivy', ticket, { ...wrong, verificationCode: own })).code).toBe('success')
})

test('TFA-03 an authenticator’s code works for one login', async () => {
  const authCode = await totpOf(gateway, 'jun')
  const [first, second] = [await ticketOf(gateway, 'jun'), await ticketOf(gateway, 'jun')]
  expect((await verify(gateway, 'jun', first, { method: 'G', authCode })).code).toBe('success')
  const again = await verify(gateway, 'jun', second, { method: 'G', authCode })
  expect(again.code).toBe('verification.invalid')
  const next = { method: 'G', authCode: await totpOf(gateway, 'jun') }
  expect((await verify(gateway, 'jun', second, next)).code).toBe('success')
})

test.each([
  [-1, 'success'],
  [1, 'success'],
  [-2, 'verification.invalid'],
  [2, 'verification.invalid'],
])('TFA-03 a phone whose clock is %i steps away: %s', async (steps, outcome) => {
  const toTheStart = 1000 - (Date.now() % STEP_MS) // no time step may end between here and the response
  await gateway.control({ clock: { offsetMs: toTheStart + steps * STEP_MS } })
  const authCode = await totpOf(gateway, 'jun')
  await gateway.control({ clock: { offsetMs: toTheStart } })
  const ticket = await ticketOf(gateway, 'jun')
  expect((await verify(gateway, 'jun', ticket, { method: 'G', authCode })).code).toBe(outcome)
})

test('TFA-03 ten wrong inputs block the second step until the five minutes are over', async () => {
  const ticket = await ticketOf(gateway, 'hal')
  const wrong = () => verify(gateway, 'hal', ticket, { method: 'P', payeeName: 'Somebody' })
  const codes = await Promise.all(Array.from({ length: 11 }, wrong))
  expect(codes.filter(({ code }) => code === 'verification.invalid')).toHaveLength(10)
  const refused = codes.find(({ code }) => code === 'TOO_MANY_REQUEST')
  expect(refused?.status).toBe(429)
  expect(refused?.retryAfter).toBeGreaterThan(200)
  const right = await proofOf.P('hal')
  expect((await verify(gateway, 'hal', ticket, right)).code).toBe('TOO_MANY_REQUEST')
  await gateway.control({ clock: { offsetMs: 301_000 } })
  expect((await verify(gateway, 'hal', ticket, right)).code).toBe('success')
})

test('LOG-04 a forced change is reported after the second factor too', async () => {
  await gateway.control({ members: [{ username: 'lou', verifiedBy: ['payeeName'] }] })
  const ticket = await ticketOf(gateway, 'lou')
  const { value } = await verify(gateway, 'lou', ticket, await proofOf.P('lou'))
  expect(value).toMatchObject({ userName: 'lou', updatePassword: true })
})
