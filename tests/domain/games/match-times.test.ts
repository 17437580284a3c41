import { expect, test } from 'vitest'
import { daysAhead, isLive, isMatchShown, isToday } from '#domain/games/match-times'
import { newestFirst } from '#domain/games/newest-first'
import { upcomingMatches } from '#domain/games/upcoming-matches'
import { HOUR_MS, MINUTE_MS } from '#domain/timing'

const NOON = new Date(2026, 10, 21, 12).getTime()

test('GAM-07 a match is live from its start and listed until it is over', () => {
  expect([1, 0].map((ms) => isLive({ startTime: NOON + ms }, NOON))).toEqual([false, true])
  expect([3, 4].map((ago) => isMatchShown({ startTime: NOON - ago * HOUR_MS }, NOON))).toEqual([true, false])
})

test('GAM-07 counts days by the calendar, not by hours; a live match belongs to today', () => {
  const [tonight, next] = [NOON + 11 * HOUR_MS, NOON + 12 * HOUR_MS + MINUTE_MS]
  expect([tonight, next, NOON + 36 * HOUR_MS].map((at) => daysAhead(at, NOON))).toEqual([0, 1, 2])
  expect(isToday(NOON + 12 * HOUR_MS, NOON)).toBe(false)
  const early = new Date(2026, 10, 21, 0, 30).getTime()
  expect(isToday(early - HOUR_MS, early)).toBe(true)
})

test('GAM-07 lists at most twenty matches of some vendors: live first, then by time and position', () => {
  const match = (vendor: string, hours: number, position = 0) => ({
    vendor,
    startTime: NOON + hours * HOUR_MS,
    position,
  })
  const [over, live] = [match('a', -5), match('a', -1)]
  const [next, simultaneous] = [match('b', 2, 2), match('a', 2, 1)]
  const all = [next, simultaneous, over, live, match('c', 1)]
  expect(upcomingMatches(['a', 'b'], all, NOON)).toEqual([live, simultaneous, next])
  expect(upcomingMatches(['a'], Array<typeof live>(30).fill(live), NOON)).toHaveLength(20)
})

test('GAM-01 orders the player’s own games newest first and leaves the rows unchanged', () => {
  const rows = [1, 3, 2].map((at) => ({ gameId: `game-${String(at)}`, at }))
  expect(newestFirst(rows)).toEqual(['game-3', 'game-2', 'game-1'])
  expect(rows.map(({ at }) => at)).toEqual([1, 3, 2])
})
