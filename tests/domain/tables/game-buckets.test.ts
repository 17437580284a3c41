import { expect, test } from 'vitest'
import { bucketOf, packGames, readGames } from '#domain/tables/game-buckets'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import type { GameRow } from '#domain/tables/rows'
import { game } from '../../../src/design/samples'

const EN = { merchant: 'harbour', language: 'EN' }

/** Ids of one bucket, of which one begins with another. */
const [ID = '', LONGER = ''] = Array.from({ length: 9_000 }, (_, at) => ['1', `1${String(at)}`])
  .filter(([one = '', other = '']) => one !== other && bucketOf(one) === bucketOf(other))
  .flat()

test('GAM-01 a game is found by its whole id among others of its bucket, with any text in its fields', async () => {
  const games = [game(LONGER, 'Dragon'), game(ID, `\n${LONGER}\t"Tiger"\n${ID}\t`), game('"\\é龍', '金龙')]
  const tables = new MemoryDatabase()
  tables.apply({ table: 'gameBuckets', puts: packGames(EN, games), deletes: [] })
  const ids = [ID, 'gone', LONGER, '"\\é龍']
  expect(await readGames(tables, EN, ids)).toEqual([games[1], undefined, games[0], games[2]])
  expect(await readGames(tables, { ...EN, language: 'UR' }, [ID])).toEqual([undefined])
})

test('OFF-03 a game that has not changed stays the same object when another one of its bucket changes', async () => {
  const tables = new MemoryDatabase()
  const put = (...games: Parameters<typeof packGames>[1]) =>
    tables.apply({ table: 'gameBuckets', puts: packGames(EN, games), deletes: [] })
  const known = new Map<string, GameRow>()
  put(game(ID, 'Dragon'), game(LONGER, 'Tiger'))
  const before = await readGames(tables, EN, [ID, LONGER], known)
  put(game(ID, 'Dragon'), game(LONGER, 'Panda'))
  const after = await readGames(tables, EN, [ID, LONGER], known)
  expect(after[0]).toBe(before[0])
  expect(after[1]).toMatchObject({ name: 'Panda' })
})

test('OFF-03 the same games in another order are the same rows', () => {
  const games = Array.from({ length: 5_000 }, (_, at) => game(String(at), 'Dragon'))
  const byBucket = (given: typeof games) => new Map(packGames(EN, given).map((row) => [row.bucket, row]))
  expect(byBucket(games.toReversed())).toEqual(byBucket(games))
})

test.each([
  ['numbers', (at: number) => String(10_000 + at)],
  ['numbers with steps', (at: number) => String(100_000 + 10 * at)],
  ['codes', (at: number) => `PG-${String(at)}`],
])('GAM-01 20,000 ids that are %s are spread evenly', (_ids, idOf) => {
  const counts = new Map<string, number>()
  for (let at = 0; at < 20_000; at += 1) {
    const bucket = bucketOf(idOf(at))
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  expect(Math.max(...counts.values())).toBeLessThan(40)
})
