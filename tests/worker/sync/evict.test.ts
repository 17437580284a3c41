import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/timing'
import { selectScopesToEvict, type CachedScope } from '#domain/sync/eviction'
import { evictStaleScopes } from '#worker/sync/evict'
import { fill } from '../support/content'
import { createSyncRig, type SyncRig } from '../support/sync-rig'
import { wireGames } from '../support/wire-responses'

const NOW = 100 * DAY_MS
const scope = (more: Partial<CachedScope>): CachedScope => ({
  resource: 'games',
  merchant: 'harbour',
  language: 'EN',
  member: '',
  at: NOW,
  ...more,
})
const IN_USE = { merchant: 'harbour', language: 'EN', members: ['7'] }

describe('eviction', () => {
  test('OFF-03 the current language and the one before it stay', () => {
    const languages = ['EN', 'UR', 'CN', 'FR'].map((language, index) => scope({ language, at: NOW - index }))
    const gone = selectScopesToEvict(languages, IN_USE, NOW)
    expect(gone.map(({ language }) => language)).toEqual(['CN', 'FR'])
  })

  test('OFF-03 another merchant and another member are evicted when stale, never the current ones', () => {
    const old = NOW - 8 * DAY_MS
    const scopes = [
      scope({ merchant: 'other', at: old }),
      scope({ merchant: 'fresh-other' }),
      scope({ resource: 'member', language: '', member: '7', at: old }),
      scope({ resource: 'member', language: '', member: '8', at: old }),
      scope({ resource: 'member', language: '', member: '9' }),
      scope({ resource: 'settings', language: '', at: old }),
    ]
    const gone = selectScopesToEvict(scopes, IN_USE, NOW)
    expect(gone.map(({ merchant, member }) => merchant + member)).toEqual(['other', 'harbour8'])
  })

  test('R-07 when the quota is exceeded only the rows in use stay', () => {
    const scopes = [
      scope({}),
      scope({ language: 'UR' }),
      scope({ merchant: 'fresh-other' }),
      scope({ language: '', member: '7' }),
      scope({ language: '', member: '9' }),
    ]
    const gone = selectScopesToEvict(scopes, IN_USE, NOW, true)
    expect(gone).toEqual([scopes[1], scopes[2], scopes[4]])
  })
})

describe('the tables', () => {
  let rig: SyncRig

  beforeEach(async () => {
    rig = await createSyncRig()
    fill(rig.gateway, wireGames(30))
  })
  afterEach(() => {
    rig.close()
  })

  const giveUp = (isFull = false): Promise<number> =>
    evictStaleScopes({ ...rig.context, members: () => [] }, isFull)

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
    const before = await countOf('games', 'EN')
    expect(await countOf('games', 'FR')).toBe(before)
    await giveUp()
    for (const table of ['games', 'gameIndex', 'vendors', 'popular', 'banners', 'announcements', 'matches']) {
      expect([table, await countOf(table, 'FR')]).toEqual([table, 0])
      expect([table, (await countOf(table, 'UR')) > 0]).toEqual([table, true])
    }
    expect(await countOf('games', 'EN')).toBe(before)
    expect(await rig.store.get('syncState', 'games|harbour|FR|')).toBeUndefined()
    expect(await rig.store.get('syncState', 'settings|harbour||')).toBeDefined()
  })

  test('R-04 a demoted leader evicts nothing', async () => {
    await tryLanguages()
    const before = await Promise.all(['games', 'vendors', 'popular'].map((table) => countOf(table, 'FR')))
    await rig.store.claimEpoch()
    await giveUp()
    const after = await Promise.all(['games', 'vendors', 'popular'].map((table) => countOf(table, 'FR')))
    expect(after).toEqual(before)
    expect(await rig.store.get('syncState', 'games|harbour|FR|')).toBeDefined()
  })

  test('NET-06 OFF-03 cached responses of a browser session are evicted once it must be over', async () => {
    await rig.cycle()
    const answer = (key: string, at: number) => ({ session: 's', key, member: '', value: 1, at })
    const puts = [answer('old', Date.now() - DAY_MS), answer('new', Date.now())]
    await rig.store.write([{ table: 'responseCache', puts, deletes: [] }])
    await giveUp()
    expect((await rig.store.all('responseCache')).map(({ key }) => key)).toEqual(['new'])
  })

  test('OFF-03 evicted rows are fetched completely when they are needed again', async () => {
    await tryLanguages()
    await giveUp(true)
    expect(await countOf('games', 'FR')).toBe(0)
    rig.facts.update({ language: 'FR' })
    await rig.cycle()
    expect(await countOf('games', 'FR')).toBe(30)
  })
})
