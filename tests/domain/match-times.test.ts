import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/constants/timing'
import { daysAhead, isLive, isMatchShown, isToday } from '#domain/rules/match-times'

const NOON = new Date(2026, 10, 21, 12).getTime()

test('GAM-07 a match is live from its start, and shown until it must be over', () => {
  expect(isLive({ startTime: NOON + 1 }, NOON)).toBe(false)
  expect(isLive({ startTime: NOON }, NOON)).toBe(true)
  expect(isMatchShown({ startTime: NOON - 3 * HOUR_MS }, NOON)).toBe(true)
  expect(isMatchShown({ startTime: NOON - 4 * HOUR_MS }, NOON)).toBe(false)
})

test('GAM-07 days are counted by the calendar, not by hours', () => {
  expect(daysAhead(NOON + 11 * HOUR_MS, NOON)).toBe(0)
  expect(daysAhead(NOON + 12 * HOUR_MS + MINUTE_MS, NOON)).toBe(1)
  expect(daysAhead(NOON + 36 * HOUR_MS, NOON)).toBe(2)
  expect(isToday(NOON + 12 * HOUR_MS, NOON)).toBe(false)
})

test('GAM-07 what began before midnight and is under way is today’s', () => {
  const early = new Date(2026, 10, 21, 0, 30).getTime()
  expect(isToday(early - HOUR_MS, early)).toBe(true)
})
