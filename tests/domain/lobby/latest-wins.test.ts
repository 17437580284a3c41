import { expect, test } from 'vitest'
import { hasLatestWins, newestWins, winsWithGames } from '#domain/lobby/latest-wins'
import { DAY_MS, HOUR_MS } from '#domain/timing'

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

const win = (id: number, time: number) => ({ id: String(id), gameId: '1', player: 'a***n', amount: 1, time })

test('GAM-01 wins of the last three days are kept, the newest first, and none of the future', () => {
  const now = 10 * DAY_MS
  const times = [now - 4 * DAY_MS, now - DAY_MS, now + HOUR_MS, now, now - 2 * DAY_MS]
  const kept = newestWins(
    times.map((time, id) => win(id, time)),
    now,
  )
  expect(kept.map(({ id }) => id)).toEqual(['3', '1', '4'])
})

test('GAM-01 twelve wins are shown, the first whose game the merchant has', () => {
  const wins = Array.from({ length: 40 }, (_, id) => win(id, id))
  const games = wins.map((_, place) => (place < 20 ? undefined : { name: `Game ${String(place)}` }))
  const shown = winsWithGames(wins, games)
  expect(shown).toHaveLength(12)
  expect(shown[0]).toEqual({ win: wins[20], game: { name: 'Game 20' } })
})
