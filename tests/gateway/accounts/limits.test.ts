import { expect, test } from 'vitest'
import {
  askEmail,
  askSms,
  changePassword,
  contact,
  isOpen,
  logIn,
  logInBySms,
  notThe,
  numberOf,
  passwordOf,
  payee,
  smsCode,
  ticketOf,
  tryLogin,
  verify,
} from '../support/accounts'
import { codeOf, codesOf } from '../support/posts'
import { gateway, useGateway, view } from '../support/shared-gateway'

const ANN = numberOf('ann')
const MINUTE_MS = 60_000
const NEW = 'spinnaker-9'

useGateway()

const use = (verificationCode: string, number = ANN) => codeOf(logInBySms(number, { verificationCode }))
const setClock = (offsetMs: number) => gateway.control({ clock: { offsetMs } })

test('LOG-14 a code has six digits, and is valid until the time in the response and not after', async () => {
  const { value } = await askSms(ANN)
  expect(Math.abs(Number(value['expirationTime']) - Date.now() - 5 * MINUTE_MS)).toBeLessThan(MINUTE_MS)
  const code = await view.code('+639170000001')
  expect(code).toMatch(/^\d{6}$/)
  await setClock(5 * MINUTE_MS + 1)
  expect(await use(code)).toBe('sms.code.invalid')
  const next = await smsCode(ANN)
  await setClock(9.8 * MINUTE_MS)
  expect(await use(next)).toBe('success')
})

test('LOG-14 a code logs in once, only with its number, until a new one replaces it or five attempts are wrong', async () => {
  const [one, two] = [await smsCode(ANN), await smsCode(ANN)]
  if (one !== two) expect(await use(one)).toBe('sms.code.invalid')
  for (const other of [numberOf('ben'), { ...ANN, countryDialingCode: '60' }])
    expect(await use(two, other)).toBe('sms.code.invalid')
  const both = [1, 2].map(() => logInBySms(ANN, { verificationCode: two }))
  expect(await codesOf(both)).toEqual(['sms.code.invalid', 'success'])
  const next = await smsCode(ANN)
  for (let count = 0; count < 5; count += 1) await use(notThe(next))
  expect(await use(next)).toBe('sms.code.invalid')
})

test('TFA-03 a ticket works once, for ten minutes, and until its password changes', async () => {
  const proof = payee('hal')
  const [ticket, delayed, expired] = [await ticketOf('hal'), await ticketOf('hal'), await ticketOf('hal')]
  expect(await codesOf([1, 2].map(() => verify('hal', ticket, proof)))).toEqual(['success', 'ticket.invalid'])
  expect(await codeOf(verify('hal', 'made-up', proof))).toBe('ticket.invalid')
  await setClock(595_000)
  expect(await codeOf(verify('hal', delayed, proof))).toBe('success')
  await setClock(601_000)
  expect(await codeOf(verify('hal', expired, proof))).toBe('ticket.invalid')
  const last = await ticketOf('hal')
  await gateway.control({ members: [{ username: 'hal', password: 'another-8' }] })
  expect(await codeOf(verify('hal', last, proof))).toBe('login.cred.err')
})

test('LOG-11 a changed password ends all other sessions and pending second steps', async () => {
  const pending = await ticketOf('hal')
  const { value } = await verify('hal', await ticketOf('hal'), payee('hal'))
  await changePassword(value['token'], NEW, passwordOf('hal'))
  expect(await codeOf(verify('hal', pending, payee('hal')))).toBe('ticket.invalid')
  const [one, two, ben] = [await logIn('ann'), await logIn('ann'), await logIn('ben')]
  await changePassword(two.token, NEW, passwordOf('ann'))
  expect(await Promise.all([one, two, ben].map(({ token }) => isOpen(token)))).toEqual([false, true, true])
})

const waitMinutes = (minutes: number) => gateway.control({ clock: { offsetMs: minutes * MINUTE_MS + 1_000 } })

test('LOG-08 ten wrong passwords at once are judged, then the member waits until five minutes are over', async () => {
  const codes = await codesOf(Array.from({ length: 12 }, () => tryLogin('ann', 'wrong')))
  expect(codes.filter((code) => code === 'login.cred.err')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUEST')).toHaveLength(2)
  const refused = await tryLogin('ann')
  expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
  expect(refused.retryAfter).toBeGreaterThan(200)
  expect(await codeOf(tryLogin('ben'))).toBe('success')
  await waitMinutes(5)
  expect(await codeOf(tryLogin('ann'))).toBe('success')
})

test('DEP-04 five messages to one number or member, and twenty from one IP address, in ten minutes', async () => {
  const toOthers = (count: number) => askSms({ ...ANN, mobileNum: String(9_000_000_000 + count) })
  for (let count = 0; count < 5; count += 1) {
    expect(await codeOf(askSms(ANN))).toBe('success')
    await askEmail('ann', `a${count}@harbour.example`)
  }
  const refused = await askSms(ANN)
  expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
  expect(refused.retryAfter).toBeGreaterThan(500)
  expect(await codeOf(askEmail('ANN', contact('ann').email))).toBe('TOO_MANY_REQUEST')
  for (let count = 0; count < 10; count += 1) expect(await codeOf(toOthers(count))).toBe('success')
  expect(await codeOf(toOthers(10))).toBe('TOO_MANY_REQUEST')
  await gateway.control({ limits: false })
  expect(await codeOf(toOthers(10))).toBe('success')
  await gateway.control({ limits: true })
  await waitMinutes(10)
  expect(await codeOf(askSms(ANN))).toBe('success')
})
