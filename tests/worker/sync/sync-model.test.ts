import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { err } from '#domain/result'
import type { TableName } from '#domain/tables/schema'
import type { Resource } from '#worker/sync/resource'
import { timesFuzzed } from '../../support/fuzz'
import { fill } from '../support/content'
import { resourceOf, SCOPE } from '../support/resources'
import { createSyncRig, restartEngine, type SyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS, wireGames } from '../support/wire-responses'

const LISTS = ['games', 'vendors', 'banners', 'announcements', 'matches'].map(resourceOf)
const LOBBY_TABLES = ['gameIndex', 'gameBuckets', 'settings', 'status', 'domains', 'popular'] as const

/** The rows in five versions: all, without the first, in another order, with other fields, and only one. */
const versionsOf = ({ name }: Resource): readonly (readonly unknown[])[] => {
  const rows: readonly object[] = name === 'games' ? wireGames(12) : [WIRE_ANSWERS[name]].flat().map(Object)
  const changed = rows.map((row) => ({ ...row, name: 'x', title: 'x', home: 'x', order: 9 }))
  return [
    rows,
    rows.slice(1),
    [...rows].reverse(),
    [...changed.slice(1), ...rows.slice(0, 1)],
    rows.slice(0, 1),
  ]
}

const VERSIONS = new Map(LISTS.map((resource) => [resource, versionsOf(resource)]))

/** The rows of a version as a first sync stores them. */
const rowsOf = (resource: Resource, version: number | undefined): unknown => {
  if (version === undefined) return []
  const parsed = resource.parse(VERSIONS.get(resource)?.[version], SCOPE)
  if (!parsed.ok) throw new Error(parsed.error.kind)
  return inOrder(parsed.value.rows)
}

const inOrder = (rows: readonly unknown[]): unknown => rows.map((row) => JSON.stringify(row)).sort()

/** By their names in the steps of a failed check. */
const FAULTS = {
  'no response': () => Promise.reject(new TypeError('Failed to fetch')),
  'an error': () => new Response('', { status: 500 }),
  'a page': () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  'a cut body': () => new Response('{"success":true,"value":[{"id'),
  'no valid row': () => new Response('{"success":true,"value":[{},null]}'),
}

const FAULT_NAMES = ['no response', 'an error', 'a page', 'a cut body', 'no valid row'] as const

const list = fc.constantFrom(...LISTS.map(({ name }) => name))
const version = fc.nat(4)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ list, version, hasEtag: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      path: fc.constantFrom(STATUS_ENDPOINT, SETTINGS_ENDPOINT, ...LISTS.map(({ path }) => path)),
      fault: fc.constantFrom(...FAULT_NAMES),
    }),
  },
  { weight: 2, arbitrary: fc.record({ fullAfter: fc.nat(12) }) },
  { weight: 4, arbitrary: fc.constant('sync' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
)

test('R-01 R-02 OFF-03 after any faults a list is stored as last received, and all as by a first sync', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0) // retries do not wait
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      let rig = await createSyncRig()
      fill(rig.gateway)
      const { answers } = rig.gateway
      const served = new Map<Resource, number>()
      const serve = (resource: Resource, next: number, etag?: string): void => {
        served.set(resource, next)
        rig.gateway.set(resource.path, VERSIONS.get(resource)?.[next], etag)
      }
      for (const resource of LISTS) serve(resource, 0)
      const held = new Map<Resource, number>()
      const sync = async (): Promise<void> => {
        for (const [resource, { ok }] of await rig.cycle())
          if (ok && served.has(resource)) held.set(resource, served.get(resource) ?? 0)
        for (const resource of LISTS)
          expect(inOrder(await resource.stored(rig.store, SCOPE))).toEqual(
            rowsOf(resource, held.get(resource)),
          )
      }
      for (const one of steps) {
        if (one === 'sync') await sync()
        else if (one === 'restart') rig = await restartEngine(rig)
        else if ('list' in one)
          serve(resourceOf(one.list), one.version, one.hasEtag ? `"${String(one.version)}"` : undefined)
        else if ('fault' in one) {
          const before = answers.get(one.path)
          rig.gateway.respond(one.path, FAULTS[one.fault])
          await sync()
          if (before) answers.set(one.path, before)
        } else {
          const mend = failWritesAfter(rig, one.fullAfter)
          await sync()
          mend()
        }
      }
      await sync()
      const stored = await dump(rig)
      rig.close()
      const fresh = await createSyncRig()
      for (const [path, answer] of answers) fresh.gateway.answers.set(path, answer)
      await fresh.cycle()
      expect(stored).toEqual(await dump(fresh))
      fresh.close()
    }),
    { numRuns: timesFuzzed(40) },
  )
})

const FULL = { kind: 'storage', detail: 'quota' } as const

/** After so many writes the device is full. Returns a function that makes room. */
const failWritesAfter = ({ store, context }: SyncRig, count: number): (() => void) => {
  let left = count
  const write: typeof store.write = async (changes, epoch) => {
    left -= 1
    return left < 0 ? err(FULL) : store.write(changes, epoch)
  }
  Object.assign(context, { store: { ...store, write } })
  return () => Object.assign(context, { store })
}

const dump = async ({ store }: SyncRig): Promise<unknown> => {
  const tables: readonly TableName[] = [...LOBBY_TABLES, ...LISTS.map(({ table }) => table)]
  return Promise.all(tables.map(async (table) => [table, inOrder(await store.all(table))]))
}
