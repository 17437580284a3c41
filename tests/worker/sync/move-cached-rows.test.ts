import { expect, test } from 'vitest'
import type { TableChange } from '#domain/tables/memory-tables'
import { syncKey } from '#domain/tables/resources'
import { SYNC_GROUP } from '#domain/tables/rows'
import type { Store } from '#worker/store/store'
import { digestRows, packDigests } from '#worker/sync/diff'
import { moveRows } from '#worker/sync/move-rows'
import { unpackGames } from '#worker/sync/unpack-games'
import { DOMAINS, openDatabase, openMemory } from '../support/open-store'
import { resourceOf } from '../support/resources'
import { WIRE_ANSWERS, wireGames } from '../support/wire-responses'

/** The rows of a resource, of merchant m unless another is given, and its state after a sync at that time. */
const synced = (
  name: string,
  wire: unknown,
  syncedAt: number,
  language = '',
  member = '',
  merchant = 'm',
): TableChange[] => {
  const scope = { merchant, language, member }
  const resource = resourceOf(name)
  const parsed = resource.parse(wire, scope)
  if (!parsed.ok) throw new Error(`no valid ${name}`)
  const state = { key: syncKey(resource.name, scope), contentHash: String(syncedAt), syncedAt }
  return [
    { table: resource.table, puts: parsed.value.rows, deletes: [] },
    { table: 'syncState', puts: [state], deletes: [] },
  ]
}
const unread = (member: string, count = 1, syncedAt = 5): TableChange[] =>
  synced('unreadCount', { unReadCount: count }, syncedAt, '', member)

/** The locks while another tab leads. */
const LED = { query: () => Promise.resolve({ held: [{ name: SYNC_GROUP }] }) }
const keys = async (store: Store) => (await store.all('syncState')).map(({ key }) => key)
const members = async (store: Store) => (await store.all('memberAnswers')).map(({ member }) => member)

test('R-05 R-15 rows of a member that were removed meanwhile are not restored, and no others are removed', async () => {
  const database = await openDatabase([...unread('7'), ...unread('8'), ...unread('9'), DOMAINS])
  const memory = await openMemory()
  await memory.clear('memberAnswers', ['m', '7'])
  await memory.write([{ table: 'memberAnswers', puts: [], deletes: [['m', '8', 'unreadCount']] }])
  await memory.write([{ table: 'syncState', puts: [], deletes: ['unreadCount|m||7', 'unreadCount|m||8'] }])
  await memory.write([{ table: 'domains', puts: [], deletes: ['m'] }]) // no member's: the next sync removes them
  expect(await moveRows(memory, database, undefined)).toBe(true)
  expect(await members(database)).toEqual(['9'])
  expect(await keys(database)).toEqual(['unreadCount|m||9'])
  expect(await database.get('domains', 'm')).toBeDefined()
})

test('R-05 R-04 rows of a member are moved also while another tab leads, as each tab syncs its own', async () => {
  const database = await openDatabase(unread('7', 1, 4))
  const memory = await openMemory([
    ...unread('7', 2),
    ...synced('domains', { domains: [{ domainName: 'a.example' }] }, 5),
  ])
  expect(await moveRows(memory, database, LED)).toBe(true)
  expect(await database.all('memberAnswers')).toMatchObject([{ member: '7', value: { unReadCount: 2 } }])
  expect(await keys(database)).toEqual(['unreadCount|m||7'])
})

test('R-05 rows without a complete response are not moved', async () => {
  const database = await openDatabase()
  const [rows = DOMAINS] = unread('7')
  const isPartial: TableChange = {
    table: 'syncState',
    puts: [{ key: 'unreadCount|m||7', contentHash: '5', syncedAt: 5, isPartial: true }],
    deletes: [],
  }
  expect(await moveRows(await openMemory([rows, isPartial]), database, undefined)).toBe(true)
  expect(await members(database)).toEqual([])
})

test('R-05 R-01 rows of an interrupted write are replaced, whatever their digests say', async () => {
  const [rows = DOMAINS] = unread('7', 1)
  const key = 'unreadCount|m||7'
  const interrupted: TableChange = { table: 'syncState', puts: [{ key, isPartial: true }], deletes: [] }
  const memory = await openMemory(unread('7', 2))
  const digests = packDigests(key, digestRows('memberAnswers', await memory.all('memberAnswers')))
  const database = await openDatabase([
    rows,
    { table: 'rowDigests', puts: [digests], deletes: [] },
    interrupted,
  ])
  expect(await moveRows(memory, database, undefined)).toBe(true)
  expect(await database.all('memberAnswers')).toMatchObject([{ member: '7', value: { unReadCount: 2 } }])
  expect(await database.get('syncState', key)).not.toHaveProperty('isPartial')
})

test('R-05 single values are moved too, of a language and of a member', async () => {
  const names = ['popular', 'countries', 'member', 'rankProgress'] as const
  const memory = await openMemory(
    names.flatMap((name, at) => synced(name, WIRE_ANSWERS[name], 5, ...(at < 2 ? ['EN', ''] : ['', '7']))),
  )
  const database = await openDatabase()
  expect(await moveRows(memory, database, undefined)).toBe(true)
  for (const name of names) {
    const { table } = resourceOf(name)
    expect(await database.all(table)).toHaveLength(1)
    expect(await database.all(table)).toEqual(await memory.all(table))
  }
})

test('R-05 GAM-01 a long list of games replaces one of more classes, in the index too', async () => {
  const classes = wireGames(6).map((game, at) => ({ ...game, gameClassify: `C${String(at)}` }))
  const database = await openDatabase()
  expect(await moveRows(await openMemory(synced('games', classes, 5, 'EN')), database, undefined)).toBe(true)
  const many = wireGames(600).map((game) => ({ ...game, gameClassify: 'SLOT' }))
  expect(await moveRows(await openMemory(synced('games', many, 6, 'EN')), database, undefined)).toBe(true)
  expect(unpackGames(await database.all('gameBuckets'))).toHaveLength(600)
  const shelves = (await database.all('gameIndex')).filter(({ part }) => part.startsWith('shelf:'))
  expect(shelves.map(({ part }) => part)).toEqual(['shelf:SLOT'])
})

test('R-05 GAM-01 with moved games or groups comes the lobby’s index of their language', async () => {
  const groups = (title: string) => [{ title, gameClassify: 'SLOT', cards: [] }]
  const games = (language: string) => synced('games', wireGames(3), 5, language)
  const database = await openDatabase([...games('UR'), ...synced('vendors', groups('Old'), 5, 'UR')])
  const memory = await openMemory([
    ...games('EN'),
    ...games('UR'),
    ...synced('vendors', groups('Reels'), 6, 'UR'),
  ])
  expect(await moveRows(memory, database, undefined)).toBe(true)
  const shelves = async (language: string) => {
    const lobby = await database.get('gameIndex', ['m', language, 'lobby'])
    return lobby && 'shelves' in lobby && lobby.shelves.map(({ title }) => title)
  }
  expect(await shelves('EN')).toHaveLength(2)
  expect(await shelves('UR')).toContain('Reels')
  // Settings have no language, and so no index of their own.
  const currency = await openMemory(synced('settings', { currency: 'PHP', currencySymbol: '₱' }, 5))
  expect(await moveRows(currency, database, undefined)).toBe(true)
  const languages = (await database.all('gameIndex')).map(({ language }) => language)
  expect(new Set(languages)).toEqual(new Set(['EN', 'UR']))
})

test('R-05 GAM-01 each merchant of a language gets its index', async () => {
  const games = ['m', 'o'].flatMap((merchant) => synced('games', wireGames(3), 5, 'EN', '', merchant))
  const database = await openDatabase()
  expect(await moveRows(await openMemory(games), database, undefined)).toBe(true)
  const merchants = (await database.all('gameIndex')).map(({ merchant }) => merchant)
  expect(new Set(merchants)).toEqual(new Set(['m', 'o']))
})
