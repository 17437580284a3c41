import { expect, test } from 'vitest'
import { hasLatestWins, newestWins } from '#domain/lobby/latest-wins'

test('GAM-01 only `true` in config.json switches the feed of wins on', () => {
  expect(hasLatestWins('{"latestWins":true}')).toBe(true)
  for (const json of [
    undefined,
    '',
    '{',
    '[]',
    '{}',
    '{"latestWins":"true"}',
    '{"__proto__":{"latestWins":true}}',
  ])
    expect(hasLatestWins(json), json).toBe(false)
})

test('GAM-01 twelve wins are shown, the newest first', () => {
  const wins = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: String(at), gameId: '1', player: 'a***n', amount: 1 },
    time: (at * 7) % 20,
  }))
  expect(newestWins(wins).map(({ time }) => time)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8])
})
