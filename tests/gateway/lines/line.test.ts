import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { settingsSchema } from '#domain/contract/settings/settings'
import { decryptServices } from '#worker/lines/decrypt-services'
import { runGateway, type RunningGateway } from '../support/running-gateway'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway({ lines: 3 })
})
afterAll(() => gateway.close())
beforeEach(() => gateway.control({ reset: true }))

const ping = (origin: string) =>
  fetch(`${origin}${PING_ENDPOINT}?speed=1`, { signal: AbortSignal.timeout(500) })
const settings = async () => v.parse(settingsSchema, await gateway.value('/wps/system/settings'))

describe('LINE-01 DEP-04 lines', () => {
  test('LINE-01 DEP-04 each line responds on a separate port, and both lists include it', async () => {
    expect(new Set([gateway.origin, ...gateway.lines]).size).toBe(4)
    const named = gateway.lines.map((domainName) => ({ domainName }))
    expect((await settings()).domainList).toEqual(named)
    const route = await gateway.value('/wps/system/domainRoute')
    expect(v.parse(domainRouteSchema, route).domains).toEqual(named)
    for (const line of gateway.lines) {
      const answer = await ping(line)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(await answer.json()).toEqual({ success: true, value: 'pong' })
    }
  })

  test('LINE-01 DEP-04 a line can be set to slow, unresponsive, truncated or wrong; the others stay unchanged', async () => {
    const [first = '', second = ''] = gateway.lines
    const send = (kind: string) => gateway.control({ lines: [{ kind }] })
    await send('silent')
    await expect(ping(first)).rejects.toThrow()
    await send('cut')
    await expect(ping(first)).rejects.toThrow()
    await send('html')
    expect(await (await ping(first)).text()).toContain('<!doctype html>')
    await send('bare')
    expect(await (await ping(first)).json()).toBe('pong')
    await send('refusal')
    expect(await (await ping(first)).json()).toMatchObject({ success: false })
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
      (await fetch(`${origin}/wps/system/status`, { headers: { Language: 'EN' } })).json()
    expect(await status(gateway.origin)).toMatchObject({ success: false, errorCode: 'domain_not_available' })
    expect(await status(gateway.lines[0] ?? '')).toMatchObject({ success: true })
  })
})

describe('CSV-01 DEP-04 customer service', () => {
  test('CSV-01 DEP-04 paths are encrypted as the app expects, and lead to pages', async () => {
    const { customerService } = await settings()
    const rows = decryptServices('harbour', customerService, gateway.origin)
    expect(rows.map(({ csType, labelIds }) => [csType, labelIds])).toEqual([
      ['AICAN', []],
      ['LIVECHAT', []],
      ['COMM100VIP', ['silver']],
    ])
    for (const { url, sealed, title } of rows) {
      expect(sealed).not.toContain('http')
      expect(await (await fetch(url)).text()).toContain(title)
    }
  })

  test('CSV-01 OFF-03 unchanged settings are the same bytes', async () => {
    const etag = async () => (await gateway.get('/wps/system/settings')).headers.get('ETag')
    const before = await etag()
    await gateway.control({ clock: { offsetMs: 0 } })
    expect(await etag()).toBe(before)
  })
})
