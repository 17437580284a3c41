import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { syncKey } from '#domain/tables/resources'
import { countWrites } from '../support/count-writes'
import { busy, envelope } from '../support/fake-gateway'
import { SESSION } from '../support/request-rig'
import { ALL_RESOURCES, named, SCOPE } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

/** Tables of what the gateway has sent; the others describe the sync. */
const TABLES = new Set([...ALL_RESOURCES.map(({ table }) => table), 'gameIndex' as const])

useSyncRig(() => {
  rig.facts.update({ merchant: 'harbour', session: SESSION })
  answerWell()
})

const answerWell = (): void => {
  for (const { name, path } of ALL_RESOURCES) rig.gateway.set(path, WIRE_ANSWERS[name], `"${name}-1"`)
}

const answerAll = (respond: () => Response | Promise<Response>): void => {
  for (const { path } of ALL_RESOURCES) rig.gateway.respond(path, respond)
}

const sync = () => rig.cycle({ resources: ALL_RESOURCES })

const held = (): Promise<unknown[][]> => Promise.all([...TABLES].map((table) => rig.store.all(table)))

const errorOf = async (name: (typeof ALL_RESOURCES)[number]['name']): Promise<AppError | undefined> =>
  (await rig.store.get('syncState', syncKey(name, SCOPE)))?.error

const refusal =
  (fields: object, status = 200) =>
  (): Response =>
    Response.json({ success: false, message: 'No.', ...fields }, { status })

/** A response whose connection is lost in the middle of its body. */
const cutBody = (): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"success":true,"value":'))
        controller.error(new TypeError('terminated'))
      },
    }),
  )

/** The faults from contract.md, with their errors. */
const FAULTS: readonly (readonly [string, Partial<AppError>, () => Response | Promise<Response>])[] = [
  ['no response', { kind: 'network' }, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a connection lost in the body', { kind: 'network' }, cutBody],
  ['HTTP 500', { kind: 'http', status: 500 }, () => new Response('oops', { status: 500 })],
  ['HTTP 502 with a page', { kind: 'http' }, () => new Response('<html>Bad Gateway', { status: 502 })],
  ['HTTP 503 with Retry-After', { kind: 'http', retryAfterMs: 7_000 }, busy('7')],
  [
    'success with HTTP 500',
    { kind: 'http' },
    () => Response.json({ success: true, value: [] }, { status: 500 }),
  ],
  ['a page for JSON', { kind: 'malformed' }, () => new Response('<!doctype html><title>portal</title>')],
  ['nothing at all', { kind: 'malformed' }, () => new Response('')],
  ['cut JSON', { kind: 'malformed' }, () => new Response('{"success":true,"value":[{"id":1,')],
  ['a bare value', { kind: 'malformed' }, () => Response.json([])],
  ['no value', { kind: 'malformed' }, () => Response.json({ success: true })],
  ['a refusal', { kind: 'refused' }, refusal({ errorCode: 'any' })],
  [
    'a refusal with HTTP 400',
    { kind: 'refused', status: 400, code: 'request.invalid', message: 'No.' },
    refusal({ errorCode: 'request.invalid' }, 400),
  ],
  ['too many requests', { kind: 'refused' }, refusal({ errorCode: 'TOO_MANY_REQUEST_X', value: [] })],
  ...[null, true, 7, 'x', ''].map(
    (value) => [`the value ${JSON.stringify(value)}`, { kind: 'malformed' }, () => envelope(value)] as const,
  ),
]

test.each(FAULTS)('R-02 %s in every response changes no rows', async (_name, error, respond) => {
  const expectFailed = async (): Promise<void> => {
    answerAll(respond)
    const results = await sync()
    expect(results.size).toBe(ALL_RESOURCES.length)
    for (const [{ name }, result] of results) {
      expect(result, name).toMatchObject({ ok: false, error })
      expect(await errorOf(name), name).toMatchObject(error)
    }
  }
  await expectFailed()
  expect((await held()).flat()).toEqual([])
  answerWell()
  await sync()
  const before = await held()
  expect(before.filter((rows) => rows.length === 0)).toEqual([])
  await expectFailed()
  expect(await held()).toEqual(before)
  expect(await countWrites(rig.databases, sync)).toEqual({}) // the failure is recorded once
})

test.each(named(ALL_RESOURCES))(
  'R-02 a malformed %s breaks nothing else, and recovers',
  async (_name, { name: broken, path }) => {
    await sync()
    const before = await held()
    rig.gateway.respond(path, () => envelope('x'))
    for (const [{ name }, result] of await sync()) expect(result.ok, name).toBe(name !== broken)
    for (const { name } of ALL_RESOURCES)
      expect((await errorOf(name)) !== undefined, name).toBe(name === broken)
    answerWell()
    expect(await countWrites(rig.databases, sync)).toEqual({ syncState: 1 })
    expect(await errorOf(broken)).toBeUndefined()
    expect(await held()).toEqual(before)
  },
)
