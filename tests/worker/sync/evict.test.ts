import { describe, expect, test, vi } from 'vitest'
import { QUOTA_MARK } from '#domain/metrics/marks'
import { DAY_MS } from '#domain/timing'
import type { CachedScope } from '#domain/sync/eviction'
import { type SyncScope, syncKey } from '#domain/tables/resources'
import { CACHE_KEYS } from '#domain/tables/schema'
import { evictStaleScopes } from '#worker/sync/evict'
import { evictLazily } from '#worker/sync/evict-lazy'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { fill } from '../support/content'
import { rig, useSyncRig } from '../support/sync-rig'

const NOW = 100 * DAY_MS

describe('the tables', () => {
  useSyncRig(() => fill(rig.gateway))

  const giveUp = (isFull = false): Promise<number> =>
    evictLazily({ ...rig.context, members: () => [] }, isFull)

  /** One after another, English last. */
  const tryLanguages = async (): Promise<void> => {
    for (const [index, language] of ['FR', 'UR', 'EN'].entries()) {
      rig.facts.update({ language })
      rig.clock.now = NOW + index
      await rig.cycle()
    }
  }

  const countOf = (table: string, language: string): Promise<number> =>
    rig.databases.cache
      .table<{ language: string }>(table)
      .filter((row) => row.language === language)
      .count()

  test('OFF-03 hold two languages, however many the player has tried, and lose no rows of those', async () => {
    await tryLanguages()
    const before = await countOf('gameBuckets', 'EN')
    expect(await countOf('gameBuckets', 'FR')).toBe(before)
    const { cache } = rig.databases
    await cache.table('services').put({ merchant: 'harbour', position: '0' })
    await cache.table('lines').put({ merchant: 'harbour', origin: 'https://a.example' })
    await giveUp()
    expect([await cache.table('services').count(), await cache.table('lines').count()]).toEqual([1, 1])
    const lists = ['vendors', 'popular', 'banners', 'announcements', 'matches']
    for (const table of ['gameBuckets', 'gameIndex', ...lists]) {
      expect([table, await countOf(table, 'FR')]).toEqual([table, 0])
      expect([table, (await countOf(table, 'UR')) > 0]).toEqual([table, true])
    }
    expect(await countOf('gameBuckets', 'EN')).toBe(before)
    expect(await rig.store.get('syncState', 'gameBuckets|harbour|FR|')).toBeUndefined()
    expect((await rig.store.all('rowDigests')).filter(({ key }) => key.includes('|FR|'))).toEqual([])
    expect(await rig.store.get('syncState', 'settings|harbour||')).toBeDefined()
  })

  test('MET-03 only an eviction for a full device is counted', async () => {
    performance.clearMarks(QUOTA_MARK)
    await giveUp()
    expect(performance.getEntriesByName(QUOTA_MARK)).toHaveLength(0)
    await giveUp(true)
    expect(performance.getEntriesByName(QUOTA_MARK)).toHaveLength(1)
  })

  test('R-04 a demoted leader evicts nothing', async () => {
    await tryLanguages()
    const french = () =>
      Promise.all(['gameBuckets', 'vendors', 'popular'].map((table) => countOf(table, 'FR')))
    const before = await french()
    await rig.store.claimEpoch()
    await giveUp()
    expect(await french()).toEqual(before)
    expect(await rig.store.get('syncState', 'gameBuckets|harbour|FR|')).toBeDefined()
  })

  test('OFF-03 the index of another merchant stays as long as its games', async () => {
    await rig.cycle()
    rig.facts.update({ merchant: 'other' })
    const games = { key: 'gameBuckets|harbour|EN|', syncedAt: Date.now() }
    await rig.databases.cache.table('syncState').put(games)
    await giveUp()
    const counts = await Promise.all(['gameIndex', 'vendors'].map((table) => countOf(table, 'EN')))
    expect(counts).toEqual([expect.toSatisfy((count) => count > 0), 0])
    await rig.databases.cache.table('syncState').put({ ...games, syncedAt: 0 })
    await giveUp()
    expect(await countOf('gameIndex', 'EN')).toBe(0)
  })

  test('R-05 a lost database evicts nothing, and fails nothing', async () => {
    rig.facts.update({ merchant: 'harbour' })
    rig.databases.cache.close()
    expect(await giveUp()).toBe(0)
  })

  test('NET-06 OFF-03 cached responses of a browser session are evicted once it must be over, and old dead letters with them', async () => {
    await rig.cycle()
    const answer = (key: string, at: number) => ({ session: 's', key, member: '', value: 1, at })
    const puts = [answer('old', Date.now() - DAY_MS), answer('new', Date.now())]
    await rig.store.write([{ table: 'responseCache', puts, deletes: [] }])
    const error = { kind: 'http', status: 400 } as const
    const letter = {
      kind: 'tracking',
      id: '1',
      member: '',
      path: '/t',
      body: {},
      key: 'k',
      merchant: 'm',
      at: 1,
    } as const
    const outbox = [{ ...letter, tries: 8, setAside: { at: 1, error } }]
    await rig.store.write([{ table: 'outbox', puts: outbox, deletes: [] }])
    await giveUp()
    expect((await rig.store.all('responseCache')).map(({ key }) => key)).toEqual(['new'])
    expect(await rig.store.all('outbox')).toEqual([])
  })

  test('OFF-03 R-15 lose what belongs to another merchant or a former member after a week, and nothing else', async () => {
    const all = [
      { merchant: 'harbour', language: 'EN', member: '7' },
      { merchant: 'harbour', language: 'EN', member: '8' },
      { merchant: 'other', language: 'EN', member: '9' },
    ]
    await storeScopes(all)
    rig.facts.update({ merchant: 'harbour' })
    const [recent] = await storeScopes([{ merchant: 'fresh-other', language: 'EN', member: '' }], Date.now())
    const before = await rig.store.all('syncState')
    const evicted = await evictStaleScopes({ ...rig.context, members: () => ['7'] })
    const isInUse = ({ merchant, member = '7' }: Partial<CachedScope>): boolean =>
      merchant === 'fresh-other' || (merchant === 'harbour' && member === '7')
    for (const [table, fields] of Object.entries(CACHE_KEYS)) {
      const rows = await rig.databases.cache.table<Partial<CachedScope>>(table).toArray()
      if ('merchant' in Object(rows[0])) expect(rows.every(isInUse), table).toBe(true)
      expect(fields[0] !== 'merchant' || rows.length > 1, table).toBe(true)
    }
    const left = (await rig.store.all('syncState')).map(({ key }) => key)
    expect(left).toContain(recent)
    expect(left.some((key) => key.includes('|other|') || key.endsWith('|8'))).toBe(false)
    expect(evicted).toBe(before.length - left.length)
    await rig.context.freshness.save()
    expect((await rig.store.all('freshness')).map(({ key }) => key)).toEqual(left)
  })

  test('OFF-03 a value that was used lately stays when another one of its scope goes', async () => {
    await storeScopes([{ merchant: 'other', language: 'EN', member: '8' }])
    const used = ['benefits|other|EN|', 'depositSettings|other||8']
    const puts = used.map((key) => ({ key, checkedAt: Date.now() }))
    await rig.store.write([{ table: 'freshness', puts, deletes: [] }])
    rig.facts.update({ merchant: 'harbour' })
    await giveUp()
    const left = [...(await rig.store.all('memberAnswers')), ...(await rig.store.all('contentAnswers'))]
    expect(left.map(({ name }) => name)).toEqual(['depositSettings', 'benefits'])
    expect((await rig.store.all('syncState')).map(({ key }) => key)).toEqual(used)
  })

  test('OFF-06 R-07 a full device also loses the cached images, without a merchant and in memory too', async () => {
    const remove = vi.fn((name: string) => Promise.resolve(name === 'mc-images'))
    vi.stubGlobal('caches', { delete: remove })
    const keys = await storeScopes([{ merchant: 'other', language: 'EN', member: '9' }])
    // Until the merchant is known, any rows could be its own.
    expect(await giveUp(true)).toBe(1)
    expect(await giveUp()).toBe(0)
    expect(remove.mock.calls.flat()).toEqual(['mc-images', 'mc-assets'])
    expect(await rig.store.all('syncState')).toHaveLength(keys.length)
    rig.facts.update({ merchant: 'harbour' })
    const store = { ...rig.store, mode: 'memory' } as const
    const evictInMemory = (isFull: boolean): Promise<number> =>
      evictStaleScopes({ ...rig.context, store, members: () => [] }, isFull)
    expect(await evictInMemory(false)).toBe(0)
    expect(await evictInMemory(true)).toBe(keys.length + 1)
  })

  /** Stores rows of each scope in every table of it, and their sync state. @returns the keys of the sync states */
  const storeScopes = async (scopes: readonly SyncScope[], checkedAt = 0): Promise<readonly string[]> => {
    const named = new Map([
      ['contentAnswers', ON_DEMAND_RESOURCES],
      ['memberAnswers', ON_DEMAND_MEMBER_RESOURCES],
    ])
    const names = [...FIRST_SCREEN_RESOURCES, ...MEMBER_RESOURCES, ...[...named.values()].flat()]
    const keys = scopes.flatMap((one) => names.map(({ name }) => syncKey(name, one)))
    for (const [table, fields] of Object.entries(CACHE_KEYS)) {
      if (fields[0] !== 'merchant') continue
      const rowOf = (one: SyncScope, name: string): object =>
        Object.fromEntries(fields.map((field) => [field, Reflect.get({ ...one, name }, field) ?? name]))
      const own = named.get(table) ?? MEMBER_RESOURCES
      const rows = scopes.flatMap((one) => own.map(({ name }) => rowOf(one, name)))
      await rig.databases.cache.table(table).bulkPut(rows)
    }
    const puts = [...new Set(keys)].map((key) => ({ key, syncedAt: 0, checkedAt }))
    for (const table of ['syncState', 'freshness', 'rowDigests'])
      await rig.databases.cache.table(table).bulkPut(puts)
    return puts.map(({ key }) => key)
  }
})
