import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import { syncKey } from '#domain/tables/resources'
import { fill, wireGames } from '../support/content'
import { countWrites } from '../support/count-writes'
import { envelope } from '../support/fake-gateway'
import { createSyncRig, type SyncRig } from '../support/sync-rig'

const EN = { merchant: 'harbour', language: 'EN' }
let rig: SyncRig

beforeEach(async () => {
  rig = await createSyncRig()
  fill(rig.gateway)
})
afterEach(() => {
  rig.close()
})

const games = () => rig.store.startingWith('games', ['harbour', 'EN'])

describe('invalid responses lose nothing (R-02)', () => {
  const paths = [
    SETTINGS_ENDPOINT,
    GAMES_ENDPOINT,
    POPULAR_ENDPOINT,
    VENDORS_ENDPOINT,
    BANNERS_ENDPOINT,
    MATCHES_ENDPOINT,
    ANNOUNCEMENTS_ENDPOINT,
    DOMAIN_ROUTE_ENDPOINT,
    STATUS_ENDPOINT,
  ]
  const faults: Record<string, () => Response> = {
    'HTTP 500': () => new Response('oops', { status: 500 }),
    'HTTP 429': () => new Response('', { status: 429 }),
    'HTML for JSON': () => new Response('<!doctype html><title>portal</title>'),
    'a cut body': () => new Response('{"success":true,"value":[{"id":1,'),
    'a refusal': () => new Response('{"success":false,"errorCode":"any","message":"no"}'),
    'a value of the wrong shape': () => envelope('text'),
    'a null value': () => envelope(null),
    'rows with missing fields': () => envelope([{}, { id: null }, true, null]),
    'an object for a list': () => envelope({ length: 3 }),
  }
  const tables = [
    'settings',
    'games',
    'popular',
    'vendors',
    'banners',
    'announcements',
    'domains',
    'status',
    'gameIndex',
  ] as const
  const snapshot = async (): Promise<string> =>
    JSON.stringify(await Promise.all(tables.map((name) => rig.databases.cache.table(name).toArray())))

  for (const [name, respond] of Object.entries(faults)) {
    test(`R-02 ${name} on every resource`, async () => {
      await rig.cycle()
      const before = await snapshot()
      for (const path of paths) rig.gateway.respond(path, respond)
      const results = await rig.cycle()
      for (const [resource, result] of results) expect(result.ok, resource.name).toBe(false)
      expect(await snapshot()).toBe(before)
    })
  }

  test('R-02 an empty list of games where there were games is a fault', async () => {
    await rig.cycle()
    rig.gateway.set(GAMES_ENDPOINT, [])
    await rig.cycle()
    expect(await games()).toHaveLength(30)
    expect(await rig.store.get('syncState', syncKey('games', EN))).toMatchObject({
      error: { kind: 'malformed' },
    })
  })

  test('R-02 a merchant without a line list has none, and is not polled for it', async () => {
    rig.gateway.set(DOMAIN_ROUTE_ENDPOINT, { domains: [] })
    const results = await rig.cycle()
    expect([...results].every(([, result]) => result.ok)).toBe(true)
    rig.gateway.set(DOMAIN_ROUTE_ENDPOINT, { domains: [{ domainName: 'a.example' }] })
    await rig.cycle()
    rig.gateway.set(DOMAIN_ROUTE_ENDPOINT, { domains: [] })
    await rig.cycle()
    expect(await rig.store.get('domains', 'harbour')).toMatchObject({ origins: ['https://a.example'] })
  })

  test('R-02 an invalid row is dropped and counted, and duplicate ids count once', async () => {
    rig.gateway.set(GAMES_ENDPOINT, [...wireGames(10), { gameId: 99 }, 'x', ...wireGames(1, () => 'Double')])
    await rig.cycle()
    expect(await games()).toHaveLength(10)
    expect(await rig.store.get('games', ['harbour', 'EN', '0'])).toMatchObject({ name: 'Game 0' })
    expect(await rig.store.get('syncState', syncKey('games', EN))).toMatchObject({ droppedRows: 3 })
  })

  test('R-02 a failure is recorded once and cleared by the next valid response', async () => {
    await rig.cycle()
    rig.gateway.respond(BANNERS_ENDPOINT, () => new Response('', { status: 503 }))
    await rig.cycle()
    expect(await countWrites(rig.databases, () => rig.cycle())).toEqual({})
    fill(rig.gateway)
    await rig.cycle()
    expect(await rig.store.get('syncState', syncKey('banners', EN))).not.toHaveProperty('error')
  })
})

describe('long lists', () => {
  test('OFF-03 are written in batches, the first screen first, and R-01 the state with the last', async () => {
    rig.gateway.set(GAMES_ENDPOINT, wireGames(4_500), '"many"')
    const steps: { readonly rows: number; readonly state: unknown; readonly hasLobby: boolean }[] = []
    const write = rig.store.write.bind(rig.store)
    const watched = {
      ...rig.store,
      write: async (...args: Parameters<typeof write>) => {
        const result = await write(...args)
        if (args[0].some(({ table }) => table === 'games')) {
          const state = await rig.store.get('syncState', syncKey('games', EN))
          const lobby = await rig.store.get('gameIndex', ['harbour', 'EN', 'lobby'])
          steps.push({ rows: (await games()).length, state, hasLobby: lobby !== undefined })
        }
        return result
      },
    }
    Object.assign(rig.context, { store: watched })
    await rig.cycle()
    expect(steps.length).toBe(6)
    expect(steps[0]?.rows).toBeLessThan(60)
    expect(steps[0]?.hasLobby).toBe(true)
    expect(steps.slice(0, -1).every(({ state }) => JSON.stringify(state).includes('"isPartial":true'))).toBe(
      true,
    )
    expect(steps.at(-1)).toMatchObject({ rows: 4_500 })
    expect(steps.at(-1)?.state).toHaveProperty('etag', expect.stringContaining('"many"'))
    expect(steps.at(-1)?.state).not.toHaveProperty('isPartial')
  })

  test('R-01 an interrupted one is resumed, with nothing lost and nothing duplicated', async () => {
    await rig.cycle()
    rig.gateway.set(
      GAMES_ENDPOINT,
      wireGames(4_500, (index) => `New ${String(index)}`),
      '"many"',
    )
    const write = rig.store.write.bind(rig.store)
    let batches = 0
    Object.assign(rig.context, {
      store: {
        ...rig.store,
        write: (...args: Parameters<typeof write>) => {
          if (args[0].some(({ table }) => table === 'games')) batches += 1
          return batches > 3 ? Promise.reject(new Error('killed')) : write(...args)
        },
      },
    })
    await rig.cycle()
    expect((await games()).length).toBeLessThan(4_500)
    Object.assign(rig.context, { store: rig.store })
    // The gateway went back meanwhile: rows of the interrupted write must not stay.
    rig.gateway.set(GAMES_ENDPOINT, wireGames(30), '"games-1"')
    await rig.cycle()
    const rows = await games()
    expect(rows).toHaveLength(30)
    expect(rows.every(({ name }) => name.startsWith('Game '))).toBe(true)
  })
})
