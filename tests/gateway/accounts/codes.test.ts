import { expect, test } from 'vitest'
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
} from '../support/accounts'
import { codeOf } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const ANN = numberOf('ann')
const MINUTE_MS = 60_000

useGateway()

const use = (verificationCode: string) => codeOf(logInBySms(ANN, { verificationCode }))
const setClock = (offsetMs: number) => gateway.control({ clock: { offsetMs } })

test('LOG-14 a code has six digits, and is valid until the time in the response and not after', async () => {
  const { value } = await askSms(ANN)
  expect(Math.abs(Number(value['expirationTime']) - Date.now() - 5 * MINUTE_MS)).toBeLessThan(MINUTE_MS)
  const [code = ''] = await codesTo('+639170000001')
  expect(code).toMatch(/^\d{6}$/)
  await setClock(5 * MINUTE_MS + 1)
  expect(await use(code)).toBe('sms.code.invalid')
  const next = await smsCode(ANN)
  await setClock(9.8 * MINUTE_MS)
  expect(await use(next)).toBe('success')
  await gateway.control({ codes: { lifetimeMs: 2 * MINUTE_MS } })
  const short = await smsCode(ANN)
  await setClock(11.9 * MINUTE_MS)
  expect(await use(short)).toBe('sms.code.invalid')
})

test('LOG-14 a new code replaces the previous one, and five wrong attempts end it', async () => {
  const [one, two] = [await smsCode(ANN), await smsCode(ANN)]
  if (one !== two) expect(await use(one)).toBe('sms.code.invalid')
  for (let count = 0; count < 3; count += 1) await use(notThe(two))
  expect(await use(two)).toBe('success')
  const next = await smsCode(ANN)
  for (let count = 0; count < 5; count += 1) await use(notThe(next))
  expect(await use(next)).toBe('sms.code.invalid')
})

test('LOG-12 LOG-14 an unknown number or member gets the response of a known one; an email goes to the own address only', async () => {
  expect(await codeOf(askSms(NOBODYS))).toBe(await codeOf(askSms(ANN)))
  expect(await codesTo('+639998887777')).toHaveLength(1)
  const known = await askEmail(' ANN', 'Ann@harbour.example ')
  expect(await codesTo(contact('ann').email)).toHaveLength(1)
  const sent = await codesTo('')
  for (const [username, email] of [
    ['nobody', 'nobody@harbour.example'],
    ['ann', 'ben@harbour.example'],
    ['ann', 'thief@elsewhere.example'],
  ] as const) {
    const { status, text } = await askEmail(username, email)
    expect([status, text.replace(/\d+/, '')]).toEqual([known.status, known.text.replace(/\d+/, '')])
  }
  expect(await codesTo('')).toEqual(sent)
})

test('DEP-04 the control view lists all codes, newest first, until a reset', async () => {
  const [sms, email] = [await smsCode(ANN), await emailCode('ben')]
  expect(await codesTo('')).toEqual([email, sms])
  expect(await codesTo('+63 9170000001')).toEqual([sms])
  expect(await codesTo('BEN@harbour.example')).toEqual([email])
  await gateway.control({ reset: true })
  expect(await codesTo('')).toEqual([])
})
