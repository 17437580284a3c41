import { expect, test } from 'vitest'
import {
  BANNERS_ENDPOINT,
  GAMES_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import { readGames } from '#domain/tables/game-buckets'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { ON_DEMAND_MEMBER_RESOURCES } from '#worker/sync/on-demand-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { fill, gamesIn } from '../support/content'
import { countWrites } from '../support/count-writes'
import { resourceOf } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'
import { wireGames } from '../support/wire-responses'

useSyncRig(() => fill(rig.gateway))

const EN = { merchant: 'harbour', language: 'EN' }
const games = () => gamesIn(rig.store)

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

test('R-04 a demoted leader writes nothing', async () => {
  await rig.store.claimEpoch()
  const results = await rig.cycle()
  expect(await games()).toEqual([])
  expect([...results.values()].every((result) => !result.ok && result.error.kind === 'fenced')).toBe(true)
})
