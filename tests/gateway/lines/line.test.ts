import { expect, test } from 'vitest'
import * as v from 'valibot'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { settingsSchema } from '#domain/contract/settings/settings'
import { gateway, useGateway } from '../support/shared-gateway'

useGateway()

const ping = (origin: string) =>
  fetch(`${origin}${PING_ENDPOINT}?speed=1`, { signal: AbortSignal.timeout(500) })

test('LINE-01 DEP-04 each line responds on a separate port, readable by other origins, and both lists include it', async () => {
  expect(new Set([gateway.origin, ...gateway.lines]).size).toBe(4)
  const named = gateway.lines.map((domainName) => ({ domainName }))
  const { domainList } = v.parse(settingsSchema, await gateway.value('/wps/system/settings'))
  const route = v.parse(domainRouteSchema, await gateway.value('/wps/system/domainRoute'))
  expect([domainList, route.domains]).toEqual([named, named])
  for (const line of [gateway.origin, ...gateway.lines]) {
    const answer = await ping(line)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await answer.json()).toEqual({ success: true, value: 'pong' })
  }
})

test('LINE-01 DEP-04 a line can be set to slow, unresponsive, truncated or wrong; the others stay unchanged', async () => {
  const [first = '', second = ''] = gateway.lines
  const send = (kind: string) => gateway.control({ lines: [{ kind }] })
  for (const kind of ['silent', 'cut']) {
    await send(kind)
    await expect(ping(first)).rejects.toThrow()
  }
  for (const [kind, body] of [
    ['html', '<!doctype html>'],
    ['bare', '"pong"'],
    ['refusal', '"success":false'],
  ] as const) {
    await send(kind)
    expect(await (await ping(first)).text()).toContain(body)
  }
  await send('noCors')
  expect((await ping(first)).headers.get('Access-Control-Allow-Origin')).toBeNull()
  await gateway.control({ lines: [{ kind: 'good', delayMs: 120 }] })
  const start = performance.now()
  await ping(first)
  expect(performance.now() - start).toBeGreaterThan(110)
  expect(await (await ping(second)).json()).toEqual({ success: true, value: 'pong' })
})

test('LINE-04 DEP-04 status rejects a closed domain, whose lines still work', async () => {
  await gateway.control({ isDomainClosed: true })
  const status = async (origin: string): Promise<unknown> =>
    (await fetch(`${origin}/wps/system/status`)).json()
  expect(await status(gateway.origin)).toMatchObject({ success: false, errorCode: 'domain_not_available' })
  expect(await status(gateway.lines[0] ?? '')).toMatchObject({ success: true })
})
