import { constants, generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { rsaKeySchema } from '#domain/contract/accounts/rsa-key'
import { post, seal, type SealedPost } from '../support/encrypted-post'
import { credentials } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const LOGIN = '/wps/session/login'
const KEY = '/wps/session/key/rsa'
const MINUTE_MS = 60_000

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const message = credentials('ann')
const sealed = (change: Parameters<typeof seal>[3] = {}) => seal(gateway, LOGIN, message, change)
const send = (one: SealedPost) => post(gateway, LOGIN, one)

/** Everything in a response by which a client could distinguish two rejections. */
async function wire(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== 'date')
  return JSON.stringify([answer.status, headers, await answer.text()])
}

const isIn = async (answer: Response) =>
  v.parse(v.object({ success: v.boolean() }), await answer.json()).success

const without = (one: SealedPost, name: string): SealedPost => ({
  ...one,
  headers: Object.fromEntries(Object.entries(one.headers).filter(([key]) => key !== name)),
})
const withHeader = (one: SealedPost, name: string, value: string): SealedPost => ({
  ...one,
  headers: { ...one.headers, [name]: value },
})
const foreignKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')

test('NET-08 the key is new, an RSA key of 2048 bits, and never cached', async () => {
  const answer = await gateway.get(`${KEY}?t=1`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('ETag')).toBeNull()
  const { spki, now } = v.parse(v.object({ value: rsaKeySchema }), await answer.json()).value
  expect(Buffer.from(spki, 'base64').length).toBe(294)
  expect(Math.abs(now - Date.now())).toBeLessThan(MINUTE_MS)
})

test('NET-08 decrypts a post made as the contract says', async () => {
  expect(await isIn(await send(await sealed()))).toBe(true)
})

test('NET-08 every rejection looks the same on the wire', async () => {
  const good = await sealed()
  const value = v.parse(v.object({ value: v.string() }), JSON.parse(good.body)).value
  const stale = async (ms: number) => sealed({ timestamp: String(Date.now() + ms) })
  const replayed = await sealed()
  await send(replayed)
  const posts: Readonly<Record<string, SealedPost>> = {
    'no Encryption': without(good, 'Encryption'),
    'no X-Digest': without(good, 'X-Digest'),
    'no X-RSA': without(good, 'X-RSA'),
    'no X-Timestamp': without(good, 'X-Timestamp'),
    'no value': { ...good, body: '{}' },
    'no JSON': { ...good, body: 'hello' },
    'unknown kid': await sealed({ spki: foreignKey() }),
    'no RSA at all': withHeader(good, 'Encryption', 'AAAA'),
    'another padding': await sealed({ padding: constants.RSA_PKCS1_PADDING }),
    'too short a K': await sealed({ secret: (hex) => hex.slice(2) }),
    'a K that is not hex': await sealed({ secret: (hex) => `zz${hex.slice(2)}` }),
    'a wrong MAC': withHeader(good, 'X-Digest', '0'.repeat(64)),
    'a MAC in capitals': withHeader(good, 'X-Digest', (good.headers['X-Digest'] ?? '').toUpperCase()),
    'a MAC cut short': withHeader(good, 'X-Digest', (good.headers['X-Digest'] ?? '').slice(2)),
    'another path': await sealed({ signedPath: '/wps/member/register' }),
    'another timestamp': withHeader(good, 'X-Timestamp', String(Date.now() - 1)),
    'another body': { ...good, body: JSON.stringify({ value: `AAAA${value.slice(4)}` }) },
    'too old': await stale(-6 * MINUTE_MS),
    'too new': await stale(6 * MINUTE_MS),
    'no time': await sealed({ timestamp: 'yesterday' }),
    'sent before': replayed,
    'no UTF-8': await sealed({ plain: Uint8Array.of(0xff, 0xfe) }),
  }
  const answers = new Map<string, string>()
  for (const [name, one] of Object.entries(posts)) answers.set(name, await wire(await send(one)))
  const [first] = answers.values()
  for (const [name, answer] of answers) expect(answer, name).toBe(first)
  expect(first).toContain('encryption.invalid')
  expect(JSON.parse(first ?? '[]')).toHaveProperty('0', 200)
})

test('NET-08 a post that fails a check uses nothing up: the genuine one is still accepted, once', async () => {
  const good = await sealed()
  await send(withHeader(good, 'X-Digest', '0'.repeat(64)))
  await send(withHeader(good, 'X-Timestamp', String(Date.now() - 1)))
  await gateway.control({ clock: { offsetMs: 6 * MINUTE_MS } })
  expect(await isIn(await send(good))).toBe(false)
  await gateway.control({ clock: { offsetMs: 0 } })
  expect(await isIn(await send(good))).toBe(true)
  expect(await isIn(await send(good))).toBe(false)
})

test('NET-08 an accepted post is remembered while its timestamp is valid', async () => {
  const good = await sealed({ timestamp: String(Date.now() + 4 * MINUTE_MS) })
  expect(await isIn(await send(good))).toBe(true)
  await gateway.control({ clock: { offsetMs: 8 * MINUTE_MS } })
  expect(await isIn(await send(good))).toBe(false)
})

test('NET-08 a post with a wrong password is used up like one with the right one', async () => {
  const wrong = await seal(gateway, LOGIN, { ...message, password: 'not it' })
  expect(await (await send(wrong)).text()).toContain('login.cred.err')
  expect(await (await send(wrong)).text()).toContain('encryption.invalid')
})

test('NET-08 a key stays valid for ten minutes, across a key change', async () => {
  const first = await sealed()
  await gateway.control({ keys: 'rotate' })
  const second = await sealed()
  expect(second.headers['X-RSA']).not.toBe(first.headers['X-RSA'])
  expect(await isIn(await send(first))).toBe(true)
  expect(await isIn(await send(second))).toBe(true)
  const delayed = await sealed({ timestamp: String(Date.now() + 11 * MINUTE_MS) })
  await gateway.control({ clock: { offsetMs: 11 * MINUTE_MS } })
  expect(await isIn(await send(delayed))).toBe(false)
})

test('NET-08 keys are renewed after five minutes, and an expired one is rejected', async () => {
  const first = await sealed()
  await gateway.control({ clock: { offsetMs: 6 * MINUTE_MS } })
  const second = await sealed()
  expect(second.headers['X-RSA']).not.toBe(first.headers['X-RSA'])
  await gateway.control({ keys: 'forget' })
  expect(await isIn(await send(second))).toBe(false)
})

test('NET-08 the response has the clock that timestamps are checked against', async () => {
  await gateway.control({ clock: { offsetMs: -3 * 60 * MINUTE_MS } })
  const { now } = v.parse(rsaKeySchema, await gateway.value(KEY))
  expect(Math.abs(now - Date.now() + 180 * MINUTE_MS)).toBeLessThan(MINUTE_MS)
  expect(await isIn(await send(await sealed()))).toBe(true)
  expect(await isIn(await send(await sealed({ timestamp: String(Date.now()) })))).toBe(false)
})

test('NET-08 a path moved by config.json is signed as it is sent', async () => {
  await gateway.control({ config: { paths: { [LOGIN]: '/api/enter' } } })
  const moved = await seal(gateway, '/api/enter', message)
  expect(await isIn(await post(gateway, '/api/enter', moved))).toBe(true)
  const named = await seal(gateway, LOGIN, message)
  expect(await isIn(await post(gateway, '/api/enter', named))).toBe(false)
})

test('DEP-04 fault: a wrong RSA key', async () => {
  await gateway.control({ faults: [{ match: KEY, times: 1, fault: { kind: 'wrongKey' } }] })
  expect(await (await send(await sealed())).text()).toContain('encryption.invalid')
  expect(await isIn(await send(await sealed()))).toBe(true)
})

test('NET-08 a decrypted message of the wrong shape is a bad request, and so is an endless body', async () => {
  const odd = await seal(gateway, LOGIN, { ...message, password: 5 })
  const answer = await send(odd)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('request.invalid')
  const long = await post(gateway, LOGIN, { ...odd, body: 'x'.repeat(100_000) })
  expect(long.status).toBe(400)
})
