import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { DEMO_CONTENT } from '#demo/demo-content'
import { createContext, type GatewayContext } from '#gateway/gateway-context'
import { respondOnce } from '#gateway/http/respond-once'
import type { GatewayApp, GatewayEnv } from '#gateway/http/types'
import { DEFAULT_OPTIONS } from '#gateway/options'

type Work = Parameters<typeof respondOnce>[3]

const gateway: GatewayContext = await createContext(DEMO_CONTENT, { ...DEFAULT_OPTIONS, games: 10 })
const app: GatewayApp = new Hono<GatewayEnv>()
let times = 0
let work: Work = () => ({ status: 200, body: {} })

app.post('/:call', async (c) => respondOnce(c, gateway, { owner: 'ann', body: await c.req.text() }, work))
app.onError((_error, c) => c.json({ success: false, errorCode: 'unknown_error' }, 500))

beforeEach(() => {
  times = 0
})
afterAll(() => gateway.db.close())

/** A call whose work returns this and is counted. */
const answering = (status: 200 | 429, body: Readonly<Record<string, unknown>>): Work => {
  return () => {
    times += 1
    return { status, body }
  }
}

async function send(key: string, body = 'body', call = 'claim') {
  const headers = { 'Idempotency-Key': key }
  const answer = await app.request(`/${call}`, { method: 'POST', headers, body })
  return v.parse(v.object({ errorCode: v.optional(v.string()) }), await answer.json()).errorCode
}

const REFUSED = { success: false, errorCode: 'balance.not.enough', message: '' }

test('OFF-05 a rejection is a first response like any other', async () => {
  const key = randomUUID()
  work = answering(200, REFUSED)
  expect(await send(key)).toBe('balance.not.enough')
  work = answering(200, { success: true, value: null })
  expect(await send(key)).toBe('balance.not.enough')
  expect(await send(key.toUpperCase())).toBe('balance.not.enough')
  expect(times).toBe(1)
})

test('OFF-05 the same key with another body or another path is a duplicate', async () => {
  const key = randomUUID()
  work = answering(200, { success: true, value: null })
  await send(key)
  expect(await send(key, 'other')).toBe('duplicate.request')
  expect(await send(key, 'body', 'redeem')).toBe('duplicate.request')
  expect(times).toBe(1)
})

test('OFF-05 rate limits and server errors are not first responses, and their work is undone', async () => {
  const key = randomUUID()
  const entries = () =>
    gateway.db.all(v.object({ name: v.string() }), "SELECT name FROM setting WHERE name = 'half'").length
  work = answering(429, { success: false, errorCode: 'TOO_MANY_REQUEST', message: '' })
  expect(await send(key)).toBe('TOO_MANY_REQUEST')
  work = () => {
    gateway.db.run("INSERT INTO setting (name, value) VALUES ('half', '1')")
    throw new Error('broken')
  }
  expect(await send(key)).toBe('unknown_error')
  expect(entries()).toBe(0)
  work = answering(200, { success: true, value: null })
  expect(await send(key)).toBeUndefined()
  expect(times).toBe(2)
})
