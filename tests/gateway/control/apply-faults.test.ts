import { expect, test } from 'vitest'
import * as v from 'valibot'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'
const rows = v.array(v.record(v.string(), v.unknown()))

useGateway()

const inject = (fault: unknown, rule: object = {}) =>
  gateway.control({ faults: [{ match: GAMES, ...rule, fault }] })

test('DEP-04 fault: an HTTP status, an error with any code and further fields, HTML, and cut JSON', async () => {
  for (const status of [401, 429, 500, 502, 503]) {
    await inject({ kind: 'status', status, retryAfter: 7 })
    const answer = await gateway.get(GAMES)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, '7'])
    expect(await answer.json()).toMatchObject({ success: false })
  }
  await inject({ kind: 'failure', errorCode: 'login_verify_required', fields: { ticket: 't' } })
  const failure = await gateway.get(GAMES)
  expect(failure.status).toBe(200)
  const said = { success: false, errorCode: 'login_verify_required', ticket: 't' }
  expect(await failure.json()).toMatchObject(said)
  await inject({ kind: 'html' })
  expect((await gateway.get(GAMES)).headers.get('Content-Type')).toContain('text/html')
  await inject({ kind: 'truncatedJson' })
  const cut = await (await gateway.get(GAMES)).text()
  expect(() => JSON.parse(cut) as unknown).toThrow()
})

test('DEP-04 fault: a delay before another fault, and only the matching requests', async () => {
  const failing = { match: GAMES, fault: { kind: 'status', status: 500 } }
  await gateway.control({ faults: [{ match: GAMES, fault: { kind: 'delay', ms: 120 } }, failing] })
  const start = performance.now()
  expect((await gateway.get(GAMES)).status).toBe(500)
  expect(performance.now() - start).toBeGreaterThan(110)
  await inject({ kind: 'status', status: 500 }, { skip: 1, times: 2, method: 'get' })
  const statuses: number[] = []
  for (let call = 0; call < 4; call += 1) statuses.push((await gateway.get(GAMES)).status)
  expect(statuses).toEqual([200, 500, 500, 200])
  await inject({ kind: 'emptyList' }, { match: '^/lgw/.*popular$', regex: true })
  expect(await gateway.value('/lgw/games/popular')).toEqual([])
  expect((await gateway.get(GAMES)).status).toBe(200)
})

test('DEP-04 fault: a connection cut before, during and after the body, or left open, or no response', async () => {
  for (const fault of [{ kind: 'cut', at: 'before' }, { kind: 'noAnswer' }]) {
    await inject(fault)
    await expect(gateway.get(GAMES)).rejects.toThrow()
  }
  for (const at of ['during', 'after']) {
    await inject({ kind: 'cut', at })
    await expect((await gateway.get(GAMES)).text()).rejects.toThrow()
  }
  await inject({ kind: 'hang', at: 'after' })
  const reader = (await gateway.get(GAMES)).body?.getReader()
  let text = ''
  while (!text.endsWith(']}')) text += new TextDecoder().decode((await reader?.read())?.value)
  const end = reader?.read().then(() => 'ended')
  expect(await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 100, 'silent'))])).toBe(
    'silent',
  )
  await reader?.cancel()
})

test('DEP-04 fault: rows with missing or wrong fields, duplicate ids, an empty list, any value', async () => {
  const read = async () => v.parse(rows, await gateway.value(GAMES))
  await inject({ kind: 'rows', field: 'name', change: 'missing', share: 0.1 })
  expect((await read()).filter((row) => !('name' in row))).toHaveLength(6)
  await inject({ kind: 'rows', field: 'name', change: 'wrong', value: 7 })
  expect((await read()).every((row) => row['name'] === 7)).toBe(true)
  await inject({ kind: 'duplicateIds' })
  const doubled = await read()
  expect([doubled.length, new Set(doubled.map((row) => row['gameId'])).size]).toEqual([120, 60])
  await inject({ kind: 'emptyList' })
  const empty = await gateway.get(GAMES)
  expect([await empty.json(), empty.headers.get('ETag')]).toEqual([{ success: true, value: [] }, null])
  await inject({ kind: 'value', value: 'nonsense' })
  expect(await gateway.value(GAMES)).toBe('nonsense')
  const settings = '/wps/relay/WPSCORE_getDownloadSetting?domain=a.example'
  await inject({ kind: 'rows', field: 'value', change: 'missing', share: 0.5 }, { match: 'DownloadSetting' })
  const entries = Object.values(
    v.parse(v.record(v.string(), v.record(v.string(), v.unknown())), await gateway.value(settings)),
  )
  expect(entries.filter((entry) => 'value' in entry)).toHaveLength(Math.ceil(entries.length / 2))
})
