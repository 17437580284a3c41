import { expect, test } from 'vitest'
import { askEmail, askSms, contact, numberOf, tryLogin } from '../support/accounts'
import { codeOf, codesOf } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const MINUTE_MS = 60_000
const ANN = numberOf('ann')

useGateway()

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
