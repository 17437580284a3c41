import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PING_PATH } from '#domain/constants/endpoints'
import type { LineCheck } from '#domain/port'
import { MemoryTables } from '#domain/tables/memory-tables'
import * as v from 'valibot'
import type { SettingsRow } from '#domain/tables/rows'
import { settingsSchema } from '#domain/contract/settings'
import { createFacts } from '#worker/facts'
import { checkLines } from '#worker/lines/check-lines'
import { keepDelivered } from '#worker/lines/keep-delivered'
import { ConfigFile } from '#worker/net/config-file'
import { createRequester } from '#worker/net/requester'
import { createMemoryStore } from '#worker/store/memory-store'
import { LineHosts } from './support/line-hosts'

const OWN = 'https://m.example.com'
const NOW = 18e11
const A = 'https://a.example'
const B = 'https://b.example'
const C = 'https://c.example'

let hosts: LineHosts
let tables: MemoryTables

const settings = (domains: readonly unknown[]): SettingsRow => ({
  merchant: 'harbour',
  ...v.parse(settingsSchema, {
    currency: 'PHP',
    domainList: domains.map((domainName) => ({ domainName })),
  }),
})

const store = () => createMemoryStore(tables, () => undefined)
const listed = (...domains: readonly unknown[]): void => {
  tables.apply({ table: 'settings', puts: [settings(domains)], deletes: [] })
}

const check = async (isMeasuring = false): Promise<LineCheck> => {
  const facts = createFacts()
  facts.update({ merchant: 'harbour', language: 'EN' })
  const requester = createRequester({
    facts: () => facts.current,
    pathOf: (path) => path,
    origin: OWN,
    onOutcome: () => undefined,
    onFailure: () => undefined,
    isCircuitOpen: () => false,
  })
  return checkLines(
    { store: store(), facts, requester, config: new ConfigFile(), origin: OWN, random: () => 0 },
    isMeasuring,
  )
}

/** Lets the check run until it ends, on the fake clock; answers with how long it took. */
const run = async (isMeasuring = false): Promise<LineCheck & { readonly ms: number }> => {
  const start = Date.now()
  const outcome: { found?: LineCheck; at?: number } = {}
  void check(isMeasuring).then((found) => {
    Object.assign(outcome, { found, at: Date.now() })
  })
  for (let step = 0; step < 500 && !outcome.found; step += 1) await vi.advanceTimersByTimeAsync(100)
  if (!outcome.found) throw new Error('The check did not end')
  return { ...outcome.found, ms: (outcome.at ?? 0) - start }
}

const rows = () => tables.all('lines')
const row = (origin: string) => tables.get('lines', ['harbour', origin])

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  hosts = new LineHosts()
  hosts.pong(OWN, 50)
  tables = new MemoryTables()
  vi.stubGlobal('fetch', hosts.fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('LINE-01 the race', () => {
  test('LINE-01 the first to answer is the fast line; the others are aborted', async () => {
    listed('a.example', 'b.example', 'c.example')
    hosts.pong(A, 700)
    hosts.pong(B, 120)
    hosts.set(C, { kind: 'silent' })
    expect(await run()).toMatchObject({ fast: B, isCurrentAlive: true, raced: 3 })
    const aborted = hosts.pings.filter(({ isAborted }) => isAborted).map(({ origin }) => origin)
    expect(aborted.sort()).toEqual([A, C])
    expect(await row(B)).toMatchObject({ latencyMs: 120, isFast: true })
    expect(await row(A)).toBeUndefined()
  })

  test('LINE-01 each is asked for its ping with the time, and no header of ours goes to another host', async () => {
    listed('a.example')
    hosts.pong(A, 10)
    await run()
    const ping = hosts.pings.find(({ origin }) => origin === A)
    expect(ping?.path).toMatch(new RegExp(`^${PING_PATH}\\?speed=18000000\\d+$`, 'u'))
    expect(ping?.init?.headers).toBeUndefined()
    expect(ping?.init).toMatchObject({ credentials: 'omit', mode: 'cors', redirect: 'error' })
  })

  test('LINE-01 nobody is waited for longer than 10 s', async () => {
    listed('a.example', 'b.example')
    hosts.set(A, { kind: 'silent' })
    hosts.set(B, { kind: 'silent' })
    const { fast, ms } = await run()
    expect(fast).toBeNull()
    expect(ms).toBeGreaterThanOrEqual(10_000)
    expect(ms).toBeLessThan(11_000)
    expect(await row(A)).toMatchObject({ latencyMs: null })
  })

  test('LINE-01 ten of thirty are raced', async () => {
    listed(...Array.from({ length: 30 }, (_, index) => `l${String(index)}.example`))
    const { raced } = await run()
    expect(raced).toBe(10)
    expect(hosts.pinged.filter((origin) => origin !== OWN)).toHaveLength(10)
  })

  test.each([
    ['a page', () => new Response('<!doctype html>')],
    ['the bare word', () => Response.json('pong')],
    ['a failure', () => Response.json({ success: false, errorCode: 'x', message: '' })],
    ['another value', () => Response.json({ success: true, value: 'ping' })],
    ['HTTP 500', () => new Response(JSON.stringify({ success: true, value: 'pong' }), { status: 500 })],
  ])('LINE-01 R-19 a line that answers with %s does not count, however fast', async (_name, response) => {
    listed('a.example', 'b.example')
    hosts.set(A, { kind: 'answers', response })
    hosts.pong(B, 900)
    expect((await run()).fast).toBe(B)
    expect(await row(A)).toMatchObject({ latencyMs: null })
  })

  test('LINE-06 for the bars, those that were cut off are measured too, each by itself', async () => {
    listed('a.example', 'b.example', 'c.example')
    hosts.pong(A, 700)
    hosts.pong(B, 120)
    hosts.set(C, { kind: 'silent' })
    expect((await run(true)).ms).toBeLessThan(11_000)
    expect(await row(A)).toMatchObject({ latencyMs: 700 })
    expect(await row(B)).toMatchObject({ isFast: true })
    expect(await row(C)).toMatchObject({ latencyMs: null })
  })

  test('LINE-01 the next race has a fast line of its own, and none when nobody answers', async () => {
    listed('a.example', 'b.example')
    hosts.pong(A, 50)
    hosts.pong(B, 500)
    await run(true)
    expect(await row(A)).toMatchObject({ isFast: true })
    hosts.pong(A, 2_000)
    await run()
    expect(await row(B)).toMatchObject({ isFast: true })
    expect((await row(A))?.isFast).toBeUndefined()
    hosts.set(A, { kind: 'down' })
    hosts.set(B, { kind: 'down' })
    await run()
    expect(rows().some(({ isFast }) => isFast)).toBe(false)
  })
})

describe('LINE-07 the line in use comes first', () => {
  test('LINE-07 it is pinged with the headers of every call, before any other', async () => {
    listed('a.example')
    hosts.pong(A, 10)
    await run()
    expect(hosts.pinged).toEqual([OWN, A])
    expect(hosts.pings[0]?.init?.headers).toMatchObject({ Merchant: 'harbour' })
  })

  test('LINE-07 while it is silent the others are raced, and the first to answer ends the waiting', async () => {
    listed('a.example')
    hosts.set(OWN, { kind: 'silent' })
    hosts.pong(A, 300)
    const { fast, isCurrentAlive, ms } = await run()
    expect({ fast, isCurrentAlive }).toEqual({ fast: A, isCurrentAlive: false })
    expect(ms).toBeLessThan(3_000)
  })

  test('LINE-07 where no other line answers it has its 20 s before anything is blamed', async () => {
    listed('a.example')
    hosts.pong(OWN, 18_000)
    expect(await run()).toMatchObject({ fast: null, isCurrentAlive: true })
    hosts.pong(OWN, 25_000)
    const { isCurrentAlive, ms } = await run()
    expect(isCurrentAlive).toBe(false)
    expect(ms).toBeGreaterThanOrEqual(20_000)
    expect(ms).toBeLessThan(21_000)
  })
})

describe('LINE-05 R-19 only lines that were listed', () => {
  const HOSTILE = ['javascript:1', 'ftp://f.example', '//evil.example', 'https://u:p@evil.example', 5]

  test('LINE-05 R-19 what is no line is never pinged', async () => {
    listed(...HOSTILE, 'a.example')
    hosts.pong(A, 10)
    await run()
    expect(hosts.pinged).toEqual([OWN, A])
  })

  const keep = () => {
    const facts = createFacts()
    facts.update({ merchant: 'harbour' })
    return keepDelivered({ store: store(), facts, origin: OWN, epoch: () => undefined })
  }

  test('LINE-05 R-19 the last good list survives a bad one, and is raced then', async () => {
    listed('a.example', 'b.example')
    await keep()
    expect(rows()).toMatchObject([
      { origin: A, at: 0 },
      { origin: B, at: 0 },
    ])
    listed(...HOSTILE)
    await keep()
    expect(rows()).toHaveLength(2)
    hosts.pong(B, 10)
    expect((await run()).fast).toBe(B)
  })

  test('LINE-05 a new good list takes the place of the old one, and keeps what was measured', async () => {
    listed('a.example', 'b.example')
    await keep()
    hosts.pong(A, 30)
    await run()
    listed('a.example', 'c.example')
    await keep()
    expect(
      rows()
        .map(({ origin }) => origin)
        .sort(),
    ).toEqual([A, C, OWN].sort())
    expect(await row(A)).toMatchObject({ latencyMs: 30 })
  })

  test('LINE-01 without any list, config.json names the first lines', async () => {
    tables.apply({
      table: 'config',
      puts: [{ id: 'config', json: JSON.stringify({ domains: ['a.example', 'javascript:1'] }) }],
      deletes: [],
    })
    hosts.pong(A, 10)
    expect(await run()).toMatchObject({ fast: A, raced: 1 })
  })
})
