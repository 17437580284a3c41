import { expect, test } from 'vitest'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { A, B, C, LineRig, OWN } from '../support/line-rig'

const rig = new LineRig()

test('LINE-01 the first line to respond wins; the other pings are aborted', async () => {
  rig.offer({ [A]: 700, [B]: 120, [C]: 'silent' })
  expect(await rig.run()).toMatchObject({ fast: B, isCurrentAlive: true, raced: 3 })
  const aborted = rig.pings.filter(({ isAborted }) => isAborted).map(({ origin }) => origin)
  expect(aborted.sort()).toEqual([A, C])
  expect(rig.row(B)).toMatchObject({ latencyMs: 120, isFast: true })
  expect(rig.row(A)).toBeUndefined()
})

test('LINE-01 LINE-07 the line in use is pinged first, and other hosts get none of its headers', async () => {
  rig.offer({ [A]: 10 })
  await rig.run()
  const [own, ping] = rig.pings
  expect(rig.pings.map(({ origin }) => origin)).toEqual([OWN, A])
  expect(own?.init?.headers).toMatchObject({ Merchant: 'harbour' })
  expect(ping?.path).toMatch(new RegExp(`^${PING_ENDPOINT}\\?speed=18000000\\d+$`, 'u'))
  expect(ping?.init?.headers).toBeUndefined()
  expect(ping?.init).toMatchObject({ credentials: 'omit', mode: 'cors', redirect: 'error' })
})

test('LINE-01 ten of thirty are raced', async () => {
  rig.listed(...Array.from({ length: 30 }, (_, index) => `l${String(index)}.example`))
  const { raced } = await rig.run()
  expect(raced).toBe(10)
  expect(rig.pings.filter(({ origin }) => origin !== OWN)).toHaveLength(10)
})

test('LINE-01 LINE-05 without a list in the settings the lines of domainRoute are raced and stored', async () => {
  rig.configure({})
  rig.tables.apply({ table: 'domains', puts: [{ merchant: 'harbour', origins: [A, B] }], deletes: [] })
  rig.hosts.set(B, 120)
  expect(await rig.run()).toMatchObject({ fast: B, raced: 2 })
  rig.tables.apply({ table: 'lines', puts: [], deletes: rig.rows().map((row) => [row.merchant, row.origin]) })
  await rig.persistFallbackData()
  expect(rig.rows().map(({ origin }) => origin)).toEqual([A, B])
})

test.each([
  ['a page', () => new Response('<!doctype html>')],
  ['the bare word', () => Response.json('pong')],
  ['a failure', () => Response.json({ success: false, errorCode: 'x', message: '' })],
  ['another value', () => Response.json({ success: true, value: 'ping' })],
  ['HTTP 500', () => new Response(JSON.stringify({ success: true, value: 'pong' }), { status: 500 })],
])('LINE-01 R-19 a line that responds with %s does not count, however fast', async (_name, response) => {
  rig.offer({ [A]: response, [B]: 900 })
  expect((await rig.run()).fast).toBe(B)
  expect(rig.row(A)).toMatchObject({ latencyMs: null })
})

test('LINE-06 LINE-01 for the bars, aborted lines are measured too, each with a timeout of 10 s', async () => {
  rig.offer({ [A]: 700, [B]: 120, [C]: 'silent' })
  const { ms } = await rig.run(true)
  expect(ms).toBeGreaterThanOrEqual(10_000)
  expect(ms).toBeLessThan(11_000)
  expect(rig.row(A)).toMatchObject({ latencyMs: 700 })
  expect(rig.row(B)).toMatchObject({ isFast: true })
  expect(rig.row(C)).toMatchObject({ latencyMs: null })
})

test('LINE-06 a line that responds at the same moment as the winner is measured, too', async () => {
  const respond = () => Response.json({ success: true, value: 'pong' })
  rig.offer({ [A]: respond, [B]: respond })
  await rig.run(true)
  for (const line of [A, B]) expect(rig.row(line)).toMatchObject({ latencyMs: 0 })
})

test('LINE-01 the next race has its own winner, and none when no line responds', async () => {
  rig.offer({ [A]: 50, [B]: 500 })
  await rig.run(true)
  expect(rig.row(A)).toMatchObject({ isFast: true })
  rig.hosts.set(A, 2_000)
  await rig.run()
  expect(rig.row(B)).toMatchObject({ isFast: true })
  expect(rig.row(A)?.isFast).toBeUndefined()
  rig.hosts.delete(A)
  rig.hosts.delete(B)
  await rig.run()
  expect(rig.rows().some(({ isFast }) => isFast)).toBe(false)
})

test('LINE-07 while the line in use does not respond the others are raced, and the first response ends the wait', async () => {
  rig.offer({ [A]: 300 })
  rig.hosts.set(OWN, 'silent')
  const { fast, isCurrentAlive, ms } = await rig.run()
  expect({ fast, isCurrentAlive }).toEqual({ fast: A, isCurrentAlive: false })
  expect(ms).toBeLessThan(3_000)
})

test('LINE-07 the line in use is not reported as unreachable early; for its bar it has the same time as the others', async () => {
  rig.offer({ [A]: 30 })
  rig.hosts.set(OWN, 4_000)
  await rig.run()
  expect(rig.row(OWN)).toBeUndefined()
  await rig.run(true)
  expect(rig.row(OWN)).toMatchObject({ latencyMs: 4_000 })
  rig.hosts.set(OWN, 'silent')
  expect((await rig.run(true)).ms).toBeLessThan(13_000)
  expect(rig.row(OWN)).toMatchObject({ latencyMs: null })
})

test('LINE-07 if no other line responds the line in use has its 20 s before an error is reported', async () => {
  rig.listed('a.example')
  rig.hosts.set(OWN, 18_000)
  expect(await rig.run()).toMatchObject({ fast: null, isCurrentAlive: true })
  rig.hosts.set(OWN, 25_000)
  const { isCurrentAlive, ms } = await rig.run()
  expect(isCurrentAlive).toBe(false)
  expect(ms).toBeGreaterThanOrEqual(20_000)
  expect(ms).toBeLessThan(21_000)
})

const HOSTILE = ['javascript:1', 'ftp://f.example', '//evil.example', 'https://u:p@evil.example', 5]

test('LINE-05 R-19 an invalid line is never pinged, and the last valid list survives an invalid one', async () => {
  rig.listed(...HOSTILE, 'a.example', 'b.example')
  await rig.persistFallbackData()
  expect(rig.rows()).toMatchObject([
    { origin: A, at: 0 },
    { origin: B, at: 0 },
  ])
  rig.hosts.set(B, 10)
  await rig.run()
  rig.listed(...HOSTILE)
  await rig.persistFallbackData()
  expect((await rig.run()).fast).toBe(B)
  expect(new Set(rig.pings.map(({ origin }) => origin))).toEqual(new Set([OWN, A, B]))
})

test('LINE-05 a new valid list replaces the old one, and keeps its measurements', async () => {
  rig.listed('a.example', 'b.example')
  await rig.persistFallbackData()
  rig.hosts.set(A, 30)
  await rig.run()
  rig.listed('a.example', 'c.example')
  await rig.persistFallbackData()
  expect(new Set(rig.rows().map(({ origin }) => origin))).toEqual(new Set([A, C, OWN]))
  expect(rig.row(A)).toMatchObject({ latencyMs: 30 })
})
