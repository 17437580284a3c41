import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { fakeBuild, runGateway, type RunningGateway } from '../support/running-gateway'

const GAMES = '/lgw/games/mobile'
const rows = v.array(v.record(v.string(), v.unknown()))
const logSchema = v.object({
  requests: v.array(
    v.object({
      path: v.string(),
      query: v.string(),
      hasToken: v.boolean(),
      headers: v.record(v.string(), v.string()),
    }),
  ),
  counts: v.record(v.string(), v.number()),
})

let gateway: RunningGateway
let build: Awaited<ReturnType<typeof fakeBuild>>

beforeAll(async () => {
  build = await fakeBuild('1')
  gateway = await runGateway({ dist: build.folder })
})
afterEach(() => gateway.control({ reset: true }))
afterAll(async () => {
  await gateway.close()
  await build.remove()
})

const inject = (fault: unknown, rule: Readonly<Record<string, unknown>> = {}) =>
  gateway.control({ faults: [{ match: GAMES, ...rule, fault }] })

test('DEP-04 the control endpoint exists only if requested', async () => {
  const shut = await runGateway({ control: false })
  expect((await shut.control({ reset: true })).status).toBe(404)
  expect((await shut.get('/__control')).status).toBe(404)
  await shut.close()
})

test('DEP-04 rejects an invalid command and changes nothing', async () => {
  const answer = await gateway.control({ faults: [{ match: GAMES, fault: { kind: 'earthquake' } }] })
  expect(answer.status).toBe(400)
  expect((await gateway.get(GAMES)).status).toBe(200)
})

test.each([401, 429, 500, 502, 503])('DEP-04 fault: HTTP %i', async (status) => {
  await inject({ kind: 'status', status, retryAfter: 7 })
  const answer = await gateway.get(GAMES)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Retry-After')).toBe('7')
  expect(await answer.json()).toMatchObject({ success: false })
})

test('DEP-04 fault: an error with any code and further fields', async () => {
  await inject({ kind: 'failure', errorCode: 'login_verify_required', fields: { ticket: 't' } })
  const answer = await gateway.get(GAMES)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    success: false,
    errorCode: 'login_verify_required',
    ticket: 't',
  })
})

test('DEP-04 fault: a delay, alone or before another fault', async () => {
  await gateway.control({
    faults: [
      { match: GAMES, fault: { kind: 'delay', ms: 120 } },
      { match: GAMES, fault: { kind: 'status', status: 500 } },
    ],
  })
  const start = performance.now()
  expect((await gateway.get(GAMES)).status).toBe(500)
  expect(performance.now() - start).toBeGreaterThan(110)
})

test('DEP-04 fault: only the matching requests', async () => {
  await inject({ kind: 'status', status: 500 }, { skip: 1, times: 2, method: 'get' })
  const statuses: number[] = []
  for (let call = 0; call < 4; call += 1) statuses.push((await gateway.get(GAMES)).status)
  expect(statuses).toEqual([200, 500, 500, 200])
  await gateway.control({
    faults: [{ match: '^/lgw/.*popular$', regex: true, fault: { kind: 'emptyList' } }],
  })
  expect(await gateway.value('/lgw/games/popular')).toEqual([])
  expect((await gateway.get(GAMES)).status).toBe(200)
})

test.each([
  ['before', 'headers'],
  ['during', 'body'],
  ['after', 'body'],
] as const)('DEP-04 fault: the connection is closed %s the body', async (at, phase) => {
  await inject({ kind: 'cut', at })
  const answer = gateway.get(GAMES)
  if (phase === 'headers') await expect(answer).rejects.toThrow()
  else await expect((await answer).text()).rejects.toThrow()
})

test('DEP-04 fault: all bytes are sent and the connection stays open', async () => {
  await inject({ kind: 'hang', at: 'after' })
  const answer = await gateway.get(GAMES)
  const reader = answer.body?.getReader()
  let text = ''
  while (!text.endsWith(']}')) text += new TextDecoder().decode((await reader?.read())?.value)
  const end = reader?.read().then(() => 'ended')
  const silence = new Promise((resolve) => setTimeout(resolve, 150, 'silent'))
  expect(await Promise.race([end, silence])).toBe('silent')
  await reader?.cancel()
})

test('DEP-04 fault: the work is done but no response is sent', async () => {
  await inject({ kind: 'noAnswer' })
  await expect(gateway.get(GAMES)).rejects.toThrow()
})

test('DEP-04 fault: truncated JSON and HTML instead of JSON', async () => {
  await inject({ kind: 'truncatedJson' })
  const cut = await (await gateway.get(GAMES)).text()
  expect(() => JSON.parse(cut) as unknown).toThrow()
  await inject({ kind: 'html' })
  const page = await gateway.get(GAMES)
  expect(page.headers.get('Content-Type')).toContain('text/html')
})

test('DEP-04 fault: rows with missing or wrong fields, as many as requested', async () => {
  await inject({ kind: 'rows', field: 'name', change: 'missing', share: 0.1 })
  const missing = v.parse(rows, await gateway.value(GAMES))
  expect(missing.filter((row) => !('name' in row))).toHaveLength(20)
  await inject({ kind: 'rows', field: 'name', change: 'wrong', value: 7 })
  const wrong = v.parse(rows, await gateway.value(GAMES))
  expect(wrong.every((row) => row['name'] === 7)).toBe(true)
})

test('DEP-04 fault: duplicate ids, an empty list, any value', async () => {
  await inject({ kind: 'duplicateIds' })
  const doubled = v.parse(rows, await gateway.value(GAMES))
  expect(doubled).toHaveLength(400)
  expect(new Set(doubled.map((row) => row['gameId'])).size).toBe(200)
  await inject({ kind: 'emptyList' })
  const empty = await gateway.get(GAMES)
  expect(await empty.json()).toEqual({ success: true, value: [] })
  expect(empty.headers.get('ETag')).toBeNull()
  await inject({ kind: 'value', value: 'nonsense' })
  expect(await gateway.value(GAMES)).toBe('nonsense')
})

test('DEP-04 fault: a changed asset manifest, a missing chunk, a missing image', async () => {
  await gateway.control({
    faults: [
      { match: 'asset-manifest.json', fault: { kind: 'changedManifest' } },
      { match: '/m/assets/', fault: { kind: 'missing' } },
      { match: '/covers/', fault: { kind: 'missing' } },
    ],
  })
  const manifest = v.parse(
    v.object({ files: v.record(v.string(), v.string()) }),
    await (await gateway.get('/m/asset-manifest.json')).json(),
  )
  expect(manifest.files['changed.js']).toContain('/m/assets/')
  expect((await gateway.get('/m/assets/main-1.js')).status).toBe(404)
  expect((await fetch(`${gateway.cdnOrigin}/covers/en/10001.svg`)).status).toBe(404)
})

test('DEP-04 the operator can change settings, status and games, and a reset reverts it', async () => {
  await gateway.control({
    settings: { whitelabelVal: { CBS3: true }, languages: ['EN', 'UR'] },
    status: { maintenance: true, maintenanceEnd: 1 },
    games: 'remove all',
  })
  expect(await gateway.value('/wps/system/settings')).toMatchObject({
    whitelabelVal: { CBS3: true },
    languages: ['EN', 'UR'],
    currency: 'PHP',
  })
  expect(await gateway.value('/wps/system/status')).toMatchObject({ maintenance: true, maintenanceEnd: 1 })
  expect(await gateway.value(GAMES)).toEqual([])
  await gateway.control({ games: 50 })
  expect(await gateway.value(GAMES)).toHaveLength(50)
  await gateway.control({ reset: true })
  expect(await gateway.value(GAMES)).toHaveLength(200)
  expect(await gateway.value('/wps/system/status')).toMatchObject({ maintenance: false })
  expect(await gateway.value('/wps/system/settings')).not.toHaveProperty('languages')
})

test('DEP-04 the log counts requests and never holds a token', async () => {
  await gateway.get(GAMES, { Authorization: 'secret-token', Merchant: 'harbour', Language: 'EN' })
  await gateway.get('/wps/system/status?token=secret-token')
  const answer = await gateway.get('/__control')
  const text = await answer.text()
  expect(text).not.toContain('secret-token')
  const log = v.parse(logSchema, JSON.parse(text))
  expect(log.counts).toEqual({ [GAMES]: 1, '/wps/system/status': 1 })
  expect(log.requests[0]).toMatchObject({ hasToken: true, headers: { merchant: 'harbour', language: 'EN' } })
})
