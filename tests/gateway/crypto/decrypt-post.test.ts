import { constants, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { credentials, LOGIN } from '../support/accounts'
import { post, seal, type SealedPost } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const MINUTE_MS = 60_000

useGateway()

const message = credentials('ann')
const sealed = (change: Parameters<typeof seal>[2] = {}) => seal(LOGIN, message, change)
const send = (one: SealedPost) => post(LOGIN, one)
const setClock = (offsetMs: number) => gateway.control({ clock: { offsetMs } })

/** Everything in a response by which a client could distinguish two rejections. */
async function wire(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== 'date')
  return JSON.stringify([answer.status, headers, await answer.text()])
}

const isAccepted = async (one: SealedPost) =>
  v.parse(v.object({ success: v.boolean() }), await (await send(one)).json()).success

const withHeader = (one: SealedPost, name: string, value?: string): SealedPost => {
  const { [name]: _old, ...headers } = one.headers
  return { ...one, headers: { ...headers, ...(value !== undefined && { [name]: value }) } }
}
const otherTimestamp = ({ headers }: SealedPost): string => String(Number(headers['X-Timestamp']) - 1)
const foreignKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')

test('NET-08 every rejection looks the same on the wire', async () => {
  const good = await sealed()
  const value = v.parse(v.object({ value: v.string() }), JSON.parse(good.body)).value
  const digest = good.headers['X-Digest'] ?? ''
  const stale = async (ms: number) => sealed({ timestamp: String(Date.now() + ms) })
  const replayed = await sealed()
  await send(replayed)
  const posts: Readonly<Record<string, SealedPost>> = {
    'no Encryption': withHeader(good, 'Encryption'),
    'no X-Digest': withHeader(good, 'X-Digest'),
    'no X-RSA': withHeader(good, 'X-RSA'),
    'no X-Timestamp': withHeader(good, 'X-Timestamp'),
    'no value': { ...good, body: '{}' },
    'no JSON': { ...good, body: 'hello' },
    'unknown kid': await sealed({ spki: foreignKey() }),
    'no RSA at all': withHeader(good, 'Encryption', 'AAAA'),
    'another padding': await sealed({ padding: constants.RSA_PKCS1_PADDING }),
    'too short a K': await sealed({ secret: (hex) => hex.slice(2) }),
    'a K that is not hex': await sealed({ secret: (hex) => `zz${hex.slice(2)}` }),
    'a wrong MAC': withHeader(good, 'X-Digest', '0'.repeat(64)),
    'a MAC in capitals': withHeader(good, 'X-Digest', digest.toUpperCase()),
    'a MAC cut short': withHeader(good, 'X-Digest', digest.slice(2)),
    'another path': await sealed({ signedPath: '/wps/member/register' }),
    'another timestamp': withHeader(good, 'X-Timestamp', otherTimestamp(good)),
    'another body': { ...good, body: JSON.stringify({ value: `AAAA${value.slice(4)}` }) },
    'too old': await stale(-6 * MINUTE_MS),
    'too new': await stale(6 * MINUTE_MS),
    'no time': await sealed({ timestamp: 'yesterday' }),
    'sent before': replayed,
    'no UTF-8': await sealed({ plain: Uint8Array.of(0xff, 0xfe) }),
  }
  const first = await wire(await send(posts['no JSON'] ?? good))
  for (const [name, one] of Object.entries(posts)) expect(await wire(await send(one)), name).toBe(first)
  expect(first).toMatch(/^\[200,.*encryption\.invalid/u)
})

test('NET-08 a post that fails a check uses nothing up: the genuine one is accepted, once, whatever it says', async () => {
  const good = await sealed()
  await send(withHeader(good, 'X-Digest', '0'.repeat(64)))
  await send(withHeader(good, 'X-Timestamp', otherTimestamp(good)))
  await setClock(6 * MINUTE_MS)
  expect(await isAccepted(good)).toBe(false)
  await setClock(0)
  expect([await isAccepted(good), await isAccepted(good)]).toEqual([true, false])
  const ahead = await sealed({ timestamp: String(Date.now() + 4 * MINUTE_MS) })
  expect(await isAccepted(ahead)).toBe(true)
  await setClock(8 * MINUTE_MS) // remembered while its timestamp is valid
  expect(await isAccepted(ahead)).toBe(false)
  await setClock(0)
  const wrong = await seal(LOGIN, { ...message, password: 'not it' })
  expect(await (await send(wrong)).text()).toContain('login.cred.err')
  expect(await (await send(wrong)).text()).toContain('encryption.invalid')
})
