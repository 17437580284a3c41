import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { syncKey } from '#domain/tables/resources'
import type { Resource } from '#worker/sync/resource'
import { STATUS_RESOURCE } from '#worker/sync/resources'
import { timesFuzzed } from '../../support/fuzz'
import { mutated } from '../support/mutations'
import { SESSION } from '../support/request-rig'
import { ALL_RESOURCES, LISTS, named, resourceOf, SCOPE } from '../support/resources'
import { createSyncRig, type SyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

let rig: SyncRig

beforeEach(async () => {
  rig = await createSyncRig()
  rig.facts.update({ session: SESSION })
  for (const { name, path } of ALL_RESOURCES) rig.gateway.set(path, WIRE_ANSWERS[name])
})
afterEach(() => {
  rig.close()
})

const sync = (...resources: readonly Resource[]) => rig.cycle({ resources })

const answer = (resource: Resource, text: string): void => {
  rig.gateway.respond(resource.path, () => new Response(`{"success":true,"value":${text}}`))
}

const stateOf = ({ name }: Resource) => rig.store.get('syncState', syncKey(name, SCOPE))

/** The stored rows of a resource, and of the lobby that is built from some. */
const held = async (resource: Resource): Promise<unknown> => [
  await rig.store.all(resource.table),
  await rig.store.all('gameIndex'),
]

/** The text of a completely invalid response. */
const unusable = (resource: Resource): fc.Arbitrary<string> => {
  const wire = WIRE_ANSWERS[resource.name]
  // Half of the time the whole response is broken: few changes deep in a list break more than one row.
  const text = fc.oneof(
    mutated(wire),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  )
  return text.filter((each) => {
    const value: unknown = JSON.parse(each)
    const isRepaired = resource.name === 'settings' && repairSettings(value) !== null
    return !resource.parse(value, SCOPE).ok && !isRepaired
  })
}

describe('R-02 an invalid response', () => {
  test.each(named(ALL_RESOURCES))(
    'R-02 leaves the rows of %s unchanged, and is recorded until the next valid one',
    async (_name, resource) => {
      await sync(STATUS_RESOURCE, resource)
      const before = await held(resource)
      const well = await stateOf(resource)
      expect(well).not.toHaveProperty('error')
      const good = JSON.stringify(WIRE_ANSWERS[resource.name])
      await fc.assert(
        fc.asyncProperty(unusable(resource), async (text) => {
          answer(resource, text)
          const [result] = [...(await sync(resource)).values()]
          expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } })
          expect(await held(resource)).toEqual(before)
          expect(await stateOf(resource)).toMatchObject({ ...well, error: { kind: 'malformed' } })
          answer(resource, good)
          await sync(resource)
          expect(await held(resource)).toEqual(before)
          expect(await stateOf(resource)).not.toHaveProperty('error')
        }),
        { numRuns: timesFuzzed(8) },
      )
    },
  )
})

describe('R-02 a list without rows', () => {
  const UNUSABLE: readonly (readonly [string, string])[] = [
    ...LISTS.map(({ name }): readonly [string, string] => [name, '[{},null,{"__proto__":{"id":1}}]']),
    ['popular', '[null,{},[]]'],
    ['countries', JSON.stringify({ ...Object(WIRE_ANSWERS.countries), countries: [{}, 7] })],
    ['games', '[]'],
    ['vendors', '[]'],
    ['domains', '{"domains":[]}'],
    ['domains', '{"domains":[{"domainName":"javascript:alert(1)"}]}'],
    ['domains', '[]'],
    ['settings', '{}'],
    ['settings', '[]'],
  ]

  test.each(UNUSABLE)('R-02 %s is not emptied by %s', async (name, text) => {
    const resource = resourceOf(name)
    await sync(STATUS_RESOURCE, resource)
    const before = await held(resource)
    answer(resource, text)
    const [result] = [...(await sync(resource)).values()]
    expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } })
    expect(await held(resource)).toEqual(before)
    expect(await stateOf(resource)).toMatchObject({ error: { kind: 'malformed' } })
  })

  test.each(['banners', 'announcements', 'matches'])(
    'R-02 OFF-03 %s may be empty, and is then emptied',
    async (name) => {
      const resource = resourceOf(name)
      await sync(STATUS_RESOURCE, resource)
      answer(resource, '[]')
      await sync(resource)
      expect(await rig.store.all(resource.table)).toEqual([])
      expect(await stateOf(resource)).not.toHaveProperty('error')
    },
  )
})
