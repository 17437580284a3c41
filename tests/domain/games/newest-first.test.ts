import { expect, test } from 'vitest'
import { newestFirst } from '#domain/games/newest-first'

test('GAM-01 a player’s own games are told from the latest on, and the rows stay as they are', () => {
  const rows = [1, 3, 2].map((at) => ({ gameId: `game-${String(at)}`, at }))
  expect(newestFirst(rows)).toEqual(['game-3', 'game-2', 'game-1'])
  expect(rows.map(({ at }) => at)).toEqual([1, 3, 2])
})
