import { expect, test } from 'vitest'
import { newestFirst } from '#domain/games/newest-first'

test('GAM-01 orders the player’s own games newest first and leaves the rows unchanged', () => {
  const rows = [1, 3, 2].map((at) => ({ gameId: `game-${String(at)}`, at }))
  expect(newestFirst(rows)).toEqual(['game-3', 'game-2', 'game-1'])
  expect(rows.map(({ at }) => at)).toEqual([1, 3, 2])
})
