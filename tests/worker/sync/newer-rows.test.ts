import { expect, test } from 'vitest'
import type { TableChange } from '#domain/tables/memory-tables'
import type { CounterRow } from '#domain/tables/rows'
import type { TableName, Tables } from '#domain/tables/schema'
import { SYNC_GROUP } from '#domain/tables/rows'
import { moveRows } from '#worker/sync/move-rows'
import { openDatabase, openMemory } from '../support/open-store'

/** The table's rows in the database after the rows in memory were moved. */
const move = async <Name extends TableName>(
  table: Name,
  before: readonly Tables[Name][],
  rows: readonly Tables[Name][],
  leader?: string,
): Promise<Tables[Name][]> => {
  const change = (puts: readonly Tables[Name][]): TableChange => ({ table, puts, deletes: [] })
  const database = await openDatabase([change(before)])
  const memory = await openMemory([change(rows)])
  const held = leader === undefined ? [] : [{ name: leader }]
  expect(await moveRows(memory, database, { query: () => Promise.resolve({ held }) })).toBe(true)
  return database.all(table)
}

const counter = (count: number, mark = '', until = 0): CounterRow => ({
  merchant: 'm',
  id: 'install',
  count,
  mark,
  until,
})
const choices = (mark: string, until: number): CounterRow => ({
  merchant: '',
  id: 'choices',
  count: 0,
  mark,
  until,
})
const of = (merchant: string, id: string, mark: string) => ({ ...counter(1, mark), merchant, id })
const version = (count: number): CounterRow => ({ ...counter(count, 'digest'), id: 'version:/m/a.json' })

test.each([
  ['a smaller count', counter(99, '', 5), counter(1, '', 9), counter(99, '', 9)],
  ['a larger count', counter(1, '', 9), counter(2, '', 5), counter(2, '', 9)],
  ['a count of another content', counter(3, 'old', 9), counter(1, 'new'), counter(1, 'new')],
  ['a count of builds, which the page would take for a newer one', version(3), version(0), version(0)],
  ['a count for no merchant', of('', 'install', 'old'), of('', 'install', 'new'), of('', 'install', 'new')],
  ['a count called choices', of('m', 'choices', 'old'), of('m', 'choices', 'new'), of('m', 'choices', 'new')],
  [
    'later choices',
    choices('language=UR&autoLogin=0', 5),
    choices('language=EN', 9),
    choices('language=EN&autoLogin=0', 9),
  ],
  [
    'earlier choices',
    choices('language=UR', 9),
    choices('language=EN&autoLogin=0', 5),
    choices('language=UR&autoLogin=0', 9),
  ],
])('R-05 INS-01 counters of a late database are merged with %s', async (_name, before, row, expected) => {
  expect(await move('counters', [before], [row])).toEqual([expected])
})

test.each([
  ['older', 5],
  ['newer', 1],
])('R-05 with a memory row that is %s than the database row the newer one is kept', async (_name, at) => {
  const answer = { session: 's', key: 'k', member: '', value: 'memory', at: 3 }
  const inMemory = [answer, { ...answer, key: 'new' }]
  const rows = await move('responseCache', [{ ...answer, value: 'database', at }], inMemory)
  expect(rows.map(({ value }) => value)).toEqual([at > 3 ? 'database' : 'memory', 'memory'])
})

test('R-05 the connection and its checks keep their later rows', async () => {
  const online = { id: 'gateway', state: 'online', since: 9 } as const
  expect(await move('connection', [online], [{ ...online, state: 'offline', since: 3 }])).toEqual([online])
  const check = { key: 'gameBuckets|m|EN|', checkedAt: 9 }
  expect(await move('freshness', [check], [{ ...check, checkedAt: 3 }])).toEqual([check])
})

test.each([
  ['stays while another tab leads', SYNC_GROUP, '{"title":"database"}'],
  ['is replaced where none leads', undefined, '{"title":"memory"}'],
  ['is replaced where another tab only holds another lock', 'outbox', '{"title":"memory"}'],
])('R-05 R-04 a row without a time %s', async (_name, leader, json) => {
  const before = { id: 'config', json: '{"title":"database"}' } as const
  expect(await move('config', [before], [{ ...before, json: '{"title":"memory"}' }], leader)).toEqual([
    { ...before, json },
  ])
})

test('R-05 R-04 the customer services of the merchant stay while another tab leads', async () => {
  const kind = { csType: 'AICAN', csPosition: 'left', labelIds: [], sealed: 'cipher' } as const
  const before = { ...kind, merchant: 'm', position: '0', title: 'database', url: 'https://chat.example/' }
  const row = { ...before, title: 'memory' }
  expect(await move('services', [before], [row], SYNC_GROUP)).toEqual([before])
  expect(await move('services', [before], [row])).toEqual([row])
})
