import { expect, test } from 'vitest'
import {
  askSms,
  changePassword,
  isOpen,
  logIn,
  logInBySms,
  notThe,
  numberOf,
  passwordOf,
  payee,
  smsCode,
  ticketOf,
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
