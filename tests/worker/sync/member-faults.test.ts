import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { syncKey } from '#domain/tables/resources'
import { MEMBER_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { countWrites } from '../support/count-writes'
import { envelope } from '../support/fake-gateway'
import { SESSION } from '../support/request-rig'
import { createSyncRig, type SyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

const LATER = [...MEMBER_RESOURCES, ...ON_DEMAND_RESOURCES, ...ON_DEMAND_MEMBER_RESOURCES]
const SCOPE = { merchant: 'harbour', language: 'EN', member: SESSION.id }
const TABLES = ['members', 'rankProgress', 'contentAnswers', 'memberAnswers'] as const

let rig: SyncRig

beforeEach(async () => {
  rig = await createSyncRig()
  rig.facts.update({ merchant: 'harbour', session: SESSION })
  answerWell()
})
afterEach(() => {
  rig.close()
})

const answerWell = (): void => {
  for (const { name, path } of LATER) rig.gateway.set(path, WIRE_ANSWERS[name], `"${name}-1"`)
}

const answerAll = (respond: () => Response): void => {
  for (const { path } of LATER) rig.gateway.respond(path, respond)
}

const sync = () => rig.cycle({ resources: LATER })

const held = (): Promise<unknown> => Promise.all(TABLES.map((table) => rig.store.all(table)))

const errorOf = async (name: (typeof LATER)[number]['name']): Promise<AppError | undefined> =>
  (await rig.store.get('syncState', syncKey(name, SCOPE)))?.error

type Kind = AppError['kind']

/** The faults from contract.md, with their error kinds. */
const FAULTS: readonly (readonly [string, Kind, () => Response])[] = [
  ['HTTP 500', 'http', () => new Response('oops', { status: 500 })],
  ['HTTP 502 with a page', 'http', () => new Response('<html>Bad Gateway', { status: 502 })],
  ['HTTP 503', 'http', () => new Response('', { status: 503 })],
  ['HTTP 429', 'http', () => new Response('', { status: 429, headers: { 'Retry-After': '7' } })],
  ['success with HTTP 500', 'http', () => Response.json({ success: true, value: [] }, { status: 500 })],
  ['a page for JSON', 'malformed', () => new Response('<!doctype html><title>portal</title>')],
  ['nothing at all', 'malformed', () => new Response('')],
  ['cut JSON', 'malformed', () => new Response('{"success":true,"value":[{"id":1,')],
  ['a bare value', 'malformed', () => Response.json([])],
  ['a refusal', 'refused', () => Response.json({ success: false, errorCode: 'any', message: 'No.' })],
  [
    'a refusal with HTTP 400',
    'refused',
    () => Response.json({ success: false, errorCode: 'request.invalid' }, { status: 400 }),
  ],
  [
    'too many requests',
    'refused',
    () => Response.json({ success: false, errorCode: 'TOO_MANY_REQUEST_X', value: [] }),
  ],
  ['no value', 'malformed', () => Response.json({ success: true })],
  ...[null, true, false, 7, 'x', ''].map(
    (value) => [`the value ${JSON.stringify(value)}`, 'malformed', () => envelope(value)] as const,
  ),
]

describe('R-02 member data, and data of later screens', () => {
  test.each(FAULTS)('R-02 stays as it was at %s', async (_name, kind, respond) => {
    await sync()
    const before = await held()
    answerAll(respond)
    const results = await sync()
    expect([...results.keys()]).toHaveLength(LATER.length)
    for (const [{ name }, result] of results) {
      expect(result, name).toMatchObject({ ok: false, error: { kind } })
      expect(await errorOf(name), name).toMatchObject({ kind })
    }
    expect(await held()).toEqual(before)
  })

  test.each(FAULTS)('R-02 is not created by %s', async (_name, kind, respond) => {
    answerAll(respond)
    await sync()
    expect(await held()).toEqual(TABLES.map(() => []))
    for (const { name } of LATER) expect(await errorOf(name), name).toMatchObject({ kind })
  })

  test('R-02 stays as it was when there is no response, or a truncated one', async () => {
    await sync()
    const before = await held()
    rig.gateway.isDown = true
    for (const [{ name }, result] of await sync())
      expect(result, name).toMatchObject({ ok: false, error: { kind: 'network' } })
    rig.gateway.isDown = false
    const cut = (): Response => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"success":true,"value":'))
          controller.error(new TypeError('terminated'))
        },
      })
      return new Response(body)
    }
    answerAll(cut)
    for (const [{ name }, result] of await sync())
      expect(result, name).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(await held()).toEqual(before)
  })

  test('R-02 NET-11 the Retry-After time is stored with the failure', async () => {
    answerAll(() => new Response('', { status: 429, headers: { 'Retry-After': '7' } }))
    await sync()
    for (const { name } of LATER)
      expect(await errorOf(name), name).toEqual({ kind: 'http', status: 429, retryAfterMs: 7_000 })
  })

  test.each(LATER.map(({ name, path }) => [name, path] as const))(
    'R-02 a malformed %s breaks nothing else, and recovers with its next valid response',
    async (broken, path) => {
      await sync()
      const before = await held()
      rig.gateway.respond(path, () => envelope('x'))
      for (const [{ name }, result] of await sync()) expect(result.ok, name).toBe(name !== broken)
      for (const { name } of LATER) expect((await errorOf(name)) !== undefined, name).toBe(name === broken)
      answerWell()
      const counts = await countWrites(rig.databases, sync)
      expect(counts).toEqual({ syncState: 1 })
      expect(await errorOf(broken)).toBeUndefined()
      expect(await held()).toEqual(before)
    },
  )
})
