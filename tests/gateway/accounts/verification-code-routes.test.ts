import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import {
  askEmail,
  askSms,
  codesTo,
  contact,
  emailCode,
  logInBySms,
  NOBODYS,
  notThe,
  numberOf,
  smsCode,
  sendPost,
} from '../support/accounts'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const SMS = '/wps/verification/sms/noLogin'
const EMAIL = '/wps/verification/email/noLogin'
const ANN = numberOf('ann')
const MINUTE_MS = 60_000

let gateway: RunningGateway
let said: string[] = []

beforeAll(async () => {
  gateway = await runGateway({}, { print: (line) => said.push(line) })
})
beforeEach(() => {
  said = []
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const expirationOf = (value: unknown) =>
  v.parse(v.object({ expirationTime: v.number() }), value).expirationTime
const use = async (verificationCode: string) => (await logInBySms(gateway, ANN, { verificationCode })).code

test('LOG-14 a code has six digits, and the response has its expiry time', async () => {
  const before = Date.now()
  const { value } = await askSms(gateway, ANN)
  expect(expirationOf(value)).toBeGreaterThanOrEqual(before + 5 * MINUTE_MS)
  expect(expirationOf(value)).toBeLessThanOrEqual(Date.now() + 5 * MINUTE_MS)
  const codes = await codesTo(gateway, '+639170000001')
  expect(codes).toHaveLength(1)
  expect(codes[0]).toMatch(/^\d{6}$/)
  expect(said).toEqual([`SMS to +639170000001: ${codes[0] ?? ''}`])
})

test('LOG-14 a code is valid until its expiry time and not after', async () => {
  const code = await smsCode(gateway, ANN)
  await gateway.control({ clock: { offsetMs: 5 * MINUTE_MS + 1 } })
  expect(await use(code)).toBe('sms.code.invalid')
  const next = await smsCode(gateway, ANN)
  await gateway.control({ clock: { offsetMs: 9.8 * MINUTE_MS } })
  expect(await use(next)).toBe('success')
})

test('DEP-04 the lifetime of codes can be set', async () => {
  await gateway.control({ codes: { lifetimeMs: 2 * MINUTE_MS } })
  const { value } = await askSms(gateway, ANN)
  expect(expirationOf(value)).toBeLessThanOrEqual(Date.now() + 2 * MINUTE_MS)
  const [code = ''] = await codesTo(gateway, '639170000001')
  await gateway.control({ clock: { offsetMs: 2 * MINUTE_MS + 1 } })
  expect(await use(code)).toBe('sms.code.invalid')
})

test('LOG-14 a new code replaces the previous one', async () => {
  const [one, two] = [await smsCode(gateway, ANN), await smsCode(gateway, ANN)]
  if (one !== two) expect(await use(one)).toBe('sms.code.invalid')
  expect(await use(two)).toBe('success')
})

test('LOG-14 five wrong attempts end a code', async () => {
  const code = await smsCode(gateway, ANN)
  for (let count = 0; count < 5; count += 1) expect(await use(notThe(code))).toBe('sms.code.invalid')
  expect(await use(code)).toBe('sms.code.invalid')
  expect(await use(await smsCode(gateway, ANN))).toBe('success')
})

test('LOG-14 four wrong attempts do not', async () => {
  const code = await smsCode(gateway, ANN)
  for (let count = 0; count < 4; count += 1) await use(notThe(code))
  expect(await use(code)).toBe('success')
})

test('LOG-14 a number without an account gets a code like any other', async () => {
  const [known, unknown] = [await askSms(gateway, ANN), await askSms(gateway, NOBODYS)]
  expect([unknown.code, unknown.status]).toEqual([known.code, known.status])
  expect(await codesTo(gateway, '+639998887777')).toHaveLength(1)
})

test('LOG-12 an email code goes to the member’s own address', async () => {
  const { value } = await askEmail(gateway, ' ANN', 'Ann@harbour.example ')
  expect(expirationOf(value)).toBeGreaterThan(Date.now())
  const codes = await codesTo(gateway, contact('ann').email)
  expect(codes).toHaveLength(1)
  expect(said).toEqual([`Email to ann@harbour.example: ${codes[0] ?? ''}`])
})

test.each([
  ['nobody', 'nobody@harbour.example'],
  ['ann', 'ben@harbour.example'],
  ['ann', 'thief@elsewhere.example'],
])('LOG-12 %s with %s gets the same response, and nothing is sent', async (username, email) => {
  const known = await askEmail(gateway, 'ann', contact('ann').email)
  said = []
  const { code, status, text } = await askEmail(gateway, username, email)
  expect([code, status]).toEqual([known.code, known.status])
  expect(text.replace(/\d+/, '')).toBe(known.text.replace(/\d+/, ''))
  expect(said).toEqual([])
})

test.each([
  [SMS, {}],
  [SMS, { ...ANN, mobileNum: '' }],
  [SMS, { ...ANN, mobileNum: '123' }],
  [SMS, { ...ANN, mobileNum: '9170000001x' }],
  [SMS, { ...ANN, countryDialingCode: '+63' }],
  [SMS, { ...ANN, countryDialingCode: '999' }],
  [SMS, 'not json'],
  [EMAIL, {}],
  [EMAIL, { username: 'ann', email: 'harbour' }],
  [EMAIL, { username: ' ', email: 'ann@harbour.example' }],
  [EMAIL, 'not json'],
])('DEP-04 %s with %j is a bad request', async (path, body) => {
  const { code, status } = await sendPost(gateway, path, body)
  expect([code, status]).toEqual(['request.invalid', 400])
  expect(said).toEqual([])
})

test('DEP-04 five messages to one number in ten minutes, then rate limited', async () => {
  for (let count = 0; count < 5; count += 1) expect((await askSms(gateway, ANN)).code).toBe('success')
  const refused = await askSms(gateway, ANN)
  expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
  expect(refused.retryAfter).toBeGreaterThan(500)
  expect((await askSms(gateway, numberOf('ben'))).code).toBe('success')
  await gateway.control({ clock: { offsetMs: 10 * MINUTE_MS + 1000 } })
  expect((await askSms(gateway, ANN)).code).toBe('success')
})

test('DEP-04 five emails to one member in ten minutes, across all addresses', async () => {
  for (let count = 0; count < 5; count += 1) await askEmail(gateway, 'ann', `a${count}@harbour.example`)
  expect((await askEmail(gateway, 'ANN', contact('ann').email)).code).toBe('TOO_MANY_REQUEST')
  expect((await askEmail(gateway, 'ben', contact('ben').email)).code).toBe('success')
})

test('DEP-04 twenty messages from one IP address in ten minutes', async () => {
  const ask = (count: number) => askSms(gateway, { ...ANN, mobileNum: String(9_000_000_000 + count) })
  for (let count = 0; count < 20; count += 1) expect((await ask(count)).code).toBe('success')
  expect((await ask(20)).code).toBe('TOO_MANY_REQUEST')
  expect((await askEmail(gateway, 'ann', contact('ann').email)).code).toBe('TOO_MANY_REQUEST')
  await gateway.control({ limits: false })
  expect((await ask(20)).code).toBe('success')
  await gateway.control({ limits: true })
  expect((await ask(21)).code).toBe('TOO_MANY_REQUEST')
})

test('DEP-04 the control view lists all codes, newest first, until a reset', async () => {
  const [sms, email] = [await smsCode(gateway, ANN), await emailCode(gateway, 'ben')]
  expect(await codesTo(gateway, '')).toEqual([email, sms])
  expect(await codesTo(gateway, '+63 9170000001')).toEqual([sms])
  expect(await codesTo(gateway, 'BEN@harbour.example')).toEqual([email])
  await gateway.control({ reset: true })
  expect(await codesTo(gateway, '')).toEqual([])
})
