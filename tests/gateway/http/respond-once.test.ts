import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { DEMO_CONTENT } from '#demo/demo-content'
import { createContext } from '#gateway/gateway-context'
import { respondOnce } from '#gateway/http/respond-once'
import type { GatewayApp, GatewayEnv } from '#gateway/http/types'
import { DEFAULT_OPTIONS } from '#gateway/options'

const gateway = await createContext(DEMO_CONTENT, { ...DEFAULT_OPTIONS, games: 10 })
const app: GatewayApp = new Hono<GatewayEnv>()
let work: Parameters<typeof respondOnce>[3] = () => ({ status: 200, body: {} })

app.post('/:call', async (c) =>
  respondOnce(c, gateway, { owner: 'ann', body: await c.req.text() }, (key) => work(key)),
)
app.onError((_error, c) => c.json({ success: false, errorCode: 'unknown_error' }, 500))
afterAll(() => gateway.db.close())

test('OFF-05 rate limits and server errors are not first responses, and their work is undone; a rejection is one', async () => {
  const key = randomUUID()
  let times = 0
  const responding = (status: 200 | 429, errorCode?: string) => () => {
    times += 1
    return { status, body: { errorCode } }
  }
  const send = async () => {
    const answer = await app.request('/claim', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: 'body',
    })
    return v.parse(v.object({ errorCode: v.optional(v.string()) }), await answer.json()).errorCode
  }
  work = responding(429, 'TOO_MANY_REQUEST')
  expect(await send()).toBe('TOO_MANY_REQUEST')
  work = () => {
    gateway.db.run("INSERT INTO setting (name, value) VALUES ('half', '1')")
    throw new Error('broken')
  }
  expect(await send()).toBe('unknown_error')
  const half = "SELECT name FROM setting WHERE name = 'half'"
  expect(gateway.db.all(v.object({ name: v.string() }), half)).toEqual([])
  work = responding(200, 'balance.not.enough')
  for (let time = 0; time < 2; time += 1) expect(await send()).toBe('balance.not.enough')
  expect(times).toBe(2)
})
