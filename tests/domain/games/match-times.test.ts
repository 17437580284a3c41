import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/timing'
import { daysAhead, isLive, isMatchShown, isToday } from '#domain/games/match-times'
import { upcomingMatches } from '#domain/games/upcoming-matches'

const NOON = new Date(2026, 10, 21, 12).getTime()

test('GAM-07 a match is live from its start and listed until it is over', () => {
  expect(isLive({ startTime: NOON + 1 }, NOON)).toBe(false)
  expect(isLive({ startTime: NOON }, NOON)).toBe(true)
  expect(isMatchShown({ startTime: NOON - 3 * HOUR_MS }, NOON)).toBe(true)
  expect(isMatchShown({ startTime: NOON - 4 * HOUR_MS }, NOON)).toBe(false)
})

test('GAM-07 counts days by the calendar, not by hours', () => {
  expect(daysAhead(NOON + 11 * HOUR_MS, NOON)).toBe(0)
  expect(daysAhead(NOON + 12 * HOUR_MS + MINUTE_MS, NOON)).toBe(1)
  expect(daysAhead(NOON + 36 * HOUR_MS, NOON)).toBe(2)
  expect(isToday(NOON + 12 * HOUR_MS, NOON)).toBe(false)
})

test('GAM-07 a live match that started before midnight belongs to today', () => {
  const early = new Date(2026, 10, 21, 0, 30).getTime()
  expect(isToday(early - HOUR_MS, early)).toBe(true)
})

test('GAM-07 lists at most twenty matches of some vendors: live first, then by time and position', () => {
  const match = (vendor: string, hours: number, position = 0) => ({
    vendor,
    startTime: NOON + hours * HOUR_MS,
    position,
  })
  const [over, live, next, simultaneous] = [
    match('a', -5),
    match('a', -1),
    match('b', 2, 2),
    match('a', 2, 1),
  ]
  expect(upcomingMatches(['a', 'b'], [next, simultaneous, over, live, match('c', 1)], NOON)).toEqual([
    live,
    simultaneous,
    next,
  ])
  expect(upcomingMatches(['a'], Array<typeof live>(30).fill(live), NOON)).toHaveLength(20)
})
