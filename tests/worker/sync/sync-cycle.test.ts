import { expect, test } from 'vitest'
import {
  BANNERS_ENDPOINT,
  GAMES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import { readGames } from '#domain/tables/game-buckets'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { ON_DEMAND_MEMBER_RESOURCES } from '#worker/sync/on-demand-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { runSyncCycle } from '#worker/sync/sync-cycle'
import { fill, gamesIn, WIRE_SETTINGS } from '../support/content'
import { countWrites } from '../support/count-writes'
import { envelope } from '../support/fake-gateway'
import { resourceOf } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'
import { wireGames } from '../support/wire-responses'

useSyncRig(() => fill(rig.gateway))

const EN = { merchant: 'harbour', language: 'EN' }
const games = () => gamesIn(rig.store)

const lobby = async () => {
  const row = await rig.store.get('gameIndex', ['harbour', 'EN', 'lobby'])
  if (!row || !('popular' in row)) throw new Error('no lobby')
  return row
}

const refuse = (path: string): void => {
  const refusal = { success: false, errorCode: 'feature.off', message: 'Switched off.' }
  rig.gateway.respond(path, () => Response.json(refusal))
}

test('NET-01 a first visit fetches everything at once without a merchant, and stores the rows under the one from status', async () => {
  await rig.cycle()
  expect(rig.merchants).toEqual(['harbour'])
  expect(new Set(rig.gateway.received('Merchant'))).toEqual(new Set([null]))
  expect(new Set(rig.gateway.received('Language'))).toEqual(new Set(['EN']))
  expect(await games()).toHaveLength(30)
  expect(await rig.store.get('settings', 'harbour')).toMatchObject({ currency: 'PHP' })
  expect(await rig.store.get('domains', 'harbour')).toMatchObject({
    origins: ['https://a.example', 'https://b.example', 'https://c.example'],
  })
  // The next sync cycle sends the merchant.
  rig.gateway.requests.length = 0
  await rig.cycle()
  expect(new Set(rig.gateway.received('Merchant'))).toEqual(new Set(['harbour']))
})

test('GAM-01 the lobby row has the names of the groups, also if vendors respond last', async () => {
  rig.gateway.respond(VENDORS_ENDPOINT, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return envelope([
      { title: 'Slots', gameClassify: 'SLOT', cards: [] },
      { title: 'Live', gameClassify: 'LIVE', cards: [] },
    ])
  })
  await rig.cycle()
  const { shelves, popular } = await lobby()
  expect(shelves.map(({ title }) => title)).toEqual(['Slots', 'Live'])
  expect(popular).toEqual(['3', '1', '2'])
})

test('R-02 a rejection is stored once status has named the merchant, even if the games take longer', async () => {
  refuse(BANNERS_ENDPOINT)
  const respond = rig.gateway.hold(GAMES_ENDPOINT, wireGames(3))
  const over = rig.cycle()
  const stateOfBanners = () => rig.store.get('syncState', 'banners|harbour|EN|')
  await expect.poll(stateOfBanners).toMatchObject({ error: { kind: 'refused', code: 'feature.off' } })
  respond()
  await over
  expect(await games()).toHaveLength(3)
})

test('R-02 a failure during a gateway outage is also recorded on the first attempt', async () => {
  rig.gateway.respond(BANNERS_ENDPOINT, () => new Response('', { status: 503 }))
  await rig.cycle()
  expect(await rig.store.get('syncState', 'banners|harbour|EN|')).toHaveProperty('error')
})

test('R-02 R-11 without a merchant or status nothing waits for one, and nothing is stored', async () => {
  refuse(BANNERS_ENDPOINT)
  const results = await rig.cycle({ resources: ['banners', 'matches'].map(resourceOf) })
  expect(['banners', 'matches'].map((name) => results.get(resourceOf(name)))).toMatchObject([
    { ok: false, error: { code: 'feature.off' } },
    { ok: false, error: { kind: 'aborted' } },
  ])
  expect(await rig.store.all('syncState')).toEqual([])
})

test('NET-01 without status nothing is stored and nothing hangs', async () => {
  rig.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 500 }))
  rig.gateway.set(BANNERS_ENDPOINT, [])
  rig.gateway.hold(GAMES_ENDPOINT)
  const results = [...(await rig.cycle()).values()]
  const others = FIRST_SCREEN_RESOURCES.slice(1).map(() => 'aborted')
  expect(results.map((result) => !result.ok && result.error.kind)).toEqual(['http', ...others])
  for (const table of ['gameBuckets', 'settings', 'syncState'] as const)
    expect(await rig.store.all(table)).toEqual([])
})

test('R-02 NET-01 a status of the wrong shape counts as none: nothing is stored and nothing hangs', async () => {
  rig.gateway.set(STATUS_ENDPOINT, {})
  const results = [...(await rig.cycle()).values()]
  expect(results).toHaveLength(FIRST_SCREEN_RESOURCES.length)
  expect(results.some(({ ok }) => ok)).toBe(false)
  expect(await rig.store.all('syncState')).toEqual([])
})

test('NET-01 with a known merchant a failure of status stops nothing else', async () => {
  await rig.cycle()
  rig.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 404 }))
  const release = rig.gateway.hold(GAMES_ENDPOINT, wireGames(3))
  const over = rig.cycle()
  await expect.poll(() => rig.store.get('syncState', 'status|harbour||')).toHaveProperty('error')
  release()
  await over
  expect(await games()).toHaveLength(3)
})

test('NET-01 on a first visit a failure other than that of status stops nothing else', async () => {
  refuse(BANNERS_ENDPOINT)
  const release = rig.gateway.hold(STATUS_ENDPOINT)
  const over = rig.cycle()
  await expect.poll(() => rig.gateway.count()).toBe(FIRST_SCREEN_RESOURCES.length)
  release()
  await over
  expect(await games()).toHaveLength(30)
})

/** Syncs while config.json names lagoon, which counts, and the host is that of harbour. */
const cycleOfLagoon = () =>
  runSyncCycle({
    context: rig.context,
    resources: FIRST_SCREEN_RESOURCES,
    isSequential: false,
    signal: new AbortController().signal,
    onMerchant: (merchant) => {
      if (rig.facts.current.merchant === '') rig.facts.update({ merchant })
    },
  })

const stored = async (merchant: string): Promise<readonly string[]> => {
  const states = await rig.store.all('syncState')
  return states.flatMap(({ key }) => (key.split('|')[1] === merchant ? (key.split('|')[0] ?? []) : []))
}

test('NET-01 what was requested for the host is not stored under the merchant of config.json, which arrives before status', async () => {
  refuse(BANNERS_ENDPOINT)
  const respond = rig.gateway.hold(STATUS_ENDPOINT)
  const over = cycleOfLagoon()
  await expect.poll(() => rig.gateway.count()).toBe(FIRST_SCREEN_RESOURCES.length)
  rig.facts.update({ merchant: 'lagoon' })
  respond()
  expect([...(await over).values()].some(({ ok }) => ok)).toBe(false)
  expect([await rig.store.all('syncState'), await games()]).toEqual([[], []])
})

test('NET-01 what was requested for the host is not stored under the merchant of config.json if status fails', async () => {
  const respond = rig.gateway.hold(STATUS_ENDPOINT)
  rig.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 500 }))
  const over = cycleOfLagoon()
  await expect.poll(() => rig.gateway.count()).toBe(FIRST_SCREEN_RESOURCES.length)
  rig.facts.update({ merchant: 'lagoon' })
  respond()
  await over
  expect(await rig.store.all('syncState')).toEqual([])
})

test.each([
  ['the merchant of config.json arrives after status', ''],
  ['another merchant is named', 'harbour'],
])('NET-01 a response that arrives when %s is not stored under it', async (_when, merchant) => {
  rig.facts.update({ merchant })
  const respond = rig.gateway.hold(GAMES_ENDPOINT)
  const over = cycleOfLagoon()
  await expect.poll(() => stored('harbour')).toContain('settings')
  rig.facts.update({ merchant: 'lagoon' })
  respond()
  const results = await over
  expect(results.get(resourceOf('games'))).toEqual({ ok: false, error: { kind: 'aborted' } })
  expect(await stored('lagoon')).toEqual([])
  await cycleOfLagoon()
  expect(await stored('lagoon')).toHaveLength(FIRST_SCREEN_RESOURCES.length)
})

test('R-05 if the database is lost every resource fails, and the sync still ends', async () => {
  rig.facts.update({ merchant: 'harbour' })
  rig.databases.cache.close()
  const results = [...(await rig.cycle()).values()]
  expect(results).toHaveLength(FIRST_SCREEN_RESOURCES.length)
  for (const result of results) expect(result).toMatchObject({ ok: false, error: { kind: 'storage' } })
  // One after another, the first of them ends the sync.
  expect([...(await rig.cycle({ isSequential: true })).values()]).toEqual(results.slice(0, 1))
})

test.each(['"games-1"', undefined])(
  'OFF-03 a repeated sync with the ETag %s writes nothing',
  async (etag) => {
    rig.gateway.set(GAMES_ENDPOINT, wireGames(30), etag)
    await rig.cycle()
    expect(await countWrites(rig.databases, () => rig.cycle())).toEqual({})
    expect(rig.gateway.received('If-None-Match', GAMES_ENDPOINT)).toEqual([null, etag ?? null])
  },
)

test('OFF-03 content that differs only in fields that the app ignores counts as unchanged', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, [{ title: 'Reels', gameClassify: 'SLOT', cards: [], unknown: 1 }])
  const first = await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, [{ title: 'Reels', gameClassify: 'SLOT', cards: [], unknown: 2 }])
  const second = await rig.cycle()
  const outcomes = [first, second].map((results) =>
    [...results].flatMap(([{ name }, result]) => (name === 'vendors' ? [result] : [])),
  )
  expect(outcomes).toEqual([[{ ok: true, value: 'changed' }], [{ ok: true, value: 'unchanged' }]])
})

test('OFF-03 one changed row of thirty writes its bucket, its index entry and its state', async () => {
  await rig.cycle()
  rig.gateway.set(
    GAMES_ENDPOINT,
    wireGames(30, (index) => (index === 7 ? 'Renamed' : `Game ${String(index)}`)),
    '"games-2"',
  )
  const counts = await countWrites(rig.databases, () => rig.cycle())
  expect(counts['gameBuckets']).toBe(1)
  expect(counts['gameIndex']).toBe(1) // the search text
  expect(await readGames(rig.store, EN, ['7'])).toMatchObject([{ name: 'Renamed' }])
})

test('OFF-03 a removed game is deleted, also from its shelf', async () => {
  await rig.cycle()
  rig.gateway.set(GAMES_ENDPOINT, wireGames(29), '"games-2"')
  await rig.cycle()
  expect(await readGames(rig.store, EN, ['29'])).toEqual([undefined])
  const all = await rig.store.get('gameIndex', ['harbour', 'EN', 'all'])
  expect(all && 'packedIds' in all && all.packedIds.split('\n')).not.toContain('29')
})

test('GAM-02 new vendor names rebuild the index even if no game changed', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, [{ title: 'Reels', gameClassify: 'SLOT', cards: [] }])
  await rig.cycle()
  rig.gateway.set(POPULAR_ENDPOINT, ['2'])
  await rig.cycle()
  expect(await lobby()).toMatchObject({ shelves: [{ title: 'Reels' }, {}], popular: ['2'] })
})

const REELS = [{ title: 'Reels', gameClassify: 'SLOT', cards: [] }]

/** As if the worker ended between the rows and the index that is built from them. */
const loseIndexWrites = (): void => {
  const write: typeof rig.store.write = (changes, epoch) =>
    changes.some(({ table }) => table === 'gameIndex')
      ? Promise.reject(new Error('ended'))
      : rig.store.write(changes, epoch)
  Object.assign(rig.context, { store: { ...rig.store, write } })
}

test('GAM-01 GAM-02 retries in another order end with the same index: the games come before what it is built from', async () => {
  const order = ['status', 'games', 'popular', 'settings', 'vendors']
  await rig.cycle({ resources: order.map(resourceOf), isSequential: true })
  expect((await lobby()).popular).toEqual(['3', '1', '2'])
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  rig.gateway.set(GAMES_ENDPOINT, wireGames(29), '"games-2"')
  await rig.cycle({ resources: order.map(resourceOf), isSequential: true })
  expect(await lobby()).toMatchObject({ shelves: [{ title: 'Reels' }, {}], total: 29 })
})

test('GAM-02 R-01 an index that was not written after its rows is built in the next cycle, even if nothing changes then', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  loseIndexWrites()
  await rig.cycle()
  expect(await rig.store.all('vendors')).toMatchObject([{ title: 'Reels' }])
  Object.assign(rig.context, { store: rig.store })
  await rig.cycle()
  expect((await lobby()).shelves).toMatchObject([{ title: 'Reels' }, {}])
})

test('GAM-02 LNG-02 an index that was not written before a change of language is built when its language is in use again', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  const respond = rig.gateway.hold(BANNERS_ENDPOINT)
  loseIndexWrites()
  const over = rig.cycle()
  await expect.poll(() => rig.store.all('vendors')).toMatchObject([{ title: 'Reels' }])
  rig.facts.update({ language: 'FR' })
  respond()
  await over
  Object.assign(rig.context, { store: rig.store })
  await rig.cycle()
  rig.facts.update({ language: 'EN' })
  await rig.cycle()
  expect((await lobby()).shelves).toMatchObject([{ title: 'Reels' }, {}])
})

test('GAM-02 new vendor names are in the index while another request still waits for its response', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  const respond = rig.gateway.hold(BANNERS_ENDPOINT)
  const over = rig.cycle()
  await expect.poll(async () => (await lobby()).shelves).toMatchObject([{ title: 'Reels' }, {}])
  respond()
  await over
})

test('GAM-01 without games no index is written', async () => {
  refuse(GAMES_ENDPOINT)
  await rig.cycle()
  expect(await rig.store.all('vendors')).not.toEqual([])
  expect(await rig.store.all('gameIndex')).toEqual([])
})

test('OFF-03 a change reads no stored rows, and only new games read what their index is built from', async () => {
  await rig.cycle()
  const tables: string[] = []
  const startingWith: typeof rig.store.startingWith = (table, prefix) => {
    tables.push(table)
    return rig.store.startingWith(table, prefix)
  }
  Object.assign(rig.context, { store: { ...rig.store, startingWith } })
  rig.gateway.set(BANNERS_ENDPOINT, [])
  await rig.cycle()
  expect(tables).toEqual([])
  rig.gateway.set(VENDORS_ENDPOINT, [{ title: 'Reels', gameClassify: 'SLOT', cards: [] }])
  rig.gateway.set(GAMES_ENDPOINT, wireGames(29), '"games-2"')
  await rig.cycle()
  expect(tables).toEqual(['gameIndex', 'vendors'])
})

test('SES-07 without a session nothing of a member is requested', async () => {
  await rig.cycle({ resources: [...MEMBER_RESOURCES, ...ON_DEMAND_MEMBER_RESOURCES] })
  expect(rig.gateway.count()).toBe(0)
})

test('GAM-02 LNG-06 another currency in the settings renames the vendors of the lobby, even if no game changed', async () => {
  rig.gateway.set(GAMES_ENDPOINT, [{ ...wireGames(1)[0], vendor: 'TCG' }])
  const turkish = { ...WIRE_SETTINGS, currency: 'TLB' }
  rig.gateway.respond(SETTINGS_ENDPOINT, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30)) // after the games
    return envelope(turkish)
  })
  await rig.cycle()
  const names = async () => (await lobby()).shelves.flatMap(({ vendors }) => vendors)
  expect(await names()).toMatchObject([{ displayName: '123BET' }])
  rig.gateway.set(SETTINGS_ENDPOINT, WIRE_SETTINGS)
  await rig.cycle()
  expect(await names()).toMatchObject([{ displayName: 'RNG games' }])
})

test('R-04 a demoted leader writes nothing', async () => {
  await rig.store.claimEpoch()
  const results = await rig.cycle()
  expect(await games()).toEqual([])
  expect([...results.values()].every((result) => !result.ok && result.error.kind === 'fenced')).toBe(true)
})
