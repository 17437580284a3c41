import { expect, test } from 'vitest'
import { SMS_CODE_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { gateway, useGateway } from '../support/shared-gateway'

useGateway()

const LIMIT_BYTES = 64 * 1024

/** Posts a text, in one piece with its length or as a stream without. Returns what the gateway responds. */
const post = async (text: string, isStream: boolean): Promise<unknown> => {
  const body = isStream ? new Blob([text]).stream() : text
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(gateway.origin + SMS_CODE_ENDPOINT, {
    ...{ method: 'POST', headers, body },
    ...(isStream ? { duplex: 'half' } : {}),
  })
  const parsed: unknown = await response.json()
  return { status: response.status, body: parsed }
}

test('a request that has no body is answered', async () => {
  const { status } = await fetch(gateway.origin + SMS_CODE_ENDPOINT, { method: 'OPTIONS' })
  expect(status).toBe(404)
})

const NUMBER = { countryDialingCode: '63', mobileNum: '9171234567' }

test('a body without a length is read like one with a length', async () => {
  const accepted = { status: 200, body: { success: true } }
  expect(await post(JSON.stringify(NUMBER), false)).toMatchObject(accepted)
  expect(await post(JSON.stringify({ ...NUMBER, mobileNum: '9177654321' }), true)).toMatchObject(accepted)
})

test.each([
  ['with', false],
  ['without', true],
])('a body that is too long is rejected, %s a length', async (_how, isStream) => {
  const body = JSON.stringify({ ...NUMBER, more: 'x'.repeat(LIMIT_BYTES) })
  expect(await post(body, isStream)).toMatchObject({ body: { errorCode: 'request.invalid' } })
})
