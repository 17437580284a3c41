import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheableCalls, type DailyCost, dailyCosts, totalOf } from '../../../scripts/cost/daily-cost'
import { DEFAULT_MIX, type DailyMix, sessionCounts } from '../../../scripts/cost/daily-mix'
import { readSessions, SESSIONS_FILE } from '../../../scripts/cost/sessions-file'

const recording = await readSessions(SESSIONS_FILE)

const share = fc.double({ min: 0, max: 1, noNaN: true })
const amount = fc.double({ min: 0, max: 20, noNaN: true })
const mixes: fc.Arbitrary<DailyMix> = fc.record({
  players: fc.integer({ min: 0, max: 10_000_000 }),
  visits: fc.double({ min: 1, max: 20, noNaN: true }),
  first: share,
  members: share,
  logins: share,
  games: amount,
  trials: amount,
  minutes: amount,
  releases: amount,
  'busy-hour': share,
  'hit-ratio': share,
  edges: fc.integer({ min: 1, max: 200 }),
  variants: fc.integer({ min: 1, max: 100 }),
})

const requestsOf = (mix: DailyMix): number => totalOf(dailyCosts(recording, mix), 'requests')
const allOf = (costs: readonly DailyCost[], check: (cost: DailyCost) => boolean): boolean =>
  costs.every(check)

test('every visit of the mix is one of the recorded visits', () => {
  fc.assert(
    fc.property(mixes, (mix) => {
      const { guestFirstVisit, guestReturn, memberReturn } = sessionCounts(mix, recording.stayMinutes)
      expect(guestFirstVisit + guestReturn + memberReturn).toBeCloseTo(mix.players * mix.visits, 3)
    }),
  )
})

test('a day of first visits alone costs what was recorded, times the players', () => {
  const only = { ...DEFAULT_MIX, players: 7, visits: 1, first: 1, trials: 0, minutes: 0 }
  const rows = recording.sessions.guestFirstVisit
  const costs = dailyCosts(recording, only)
  const sum = (field: 'requests' | 'bytes') => rows.reduce((total, row) => total + row[field], 0)
  expect(totalOf(costs, 'requests')).toBeCloseTo(7 * sum('requests'))
  expect(totalOf(costs, 'bytes')).toBeCloseTo(7 * sum('bytes'))
})

test('twice the players cost twice as much, and more of anything never costs less', () => {
  const more = fc.constantFrom('visits', 'logins', 'games', 'trials', 'minutes', 'releases', 'players')
  fc.assert(
    fc.property(mixes, more, (mix, field) => {
      const before = requestsOf(mix)
      expect(requestsOf({ ...mix, players: mix.players * 2 })).toBeCloseTo(before * 2, -3)
      expect(requestsOf({ ...mix, [field]: mix[field] * 1.1 })).toBeGreaterThanOrEqual(before * (1 - 1e-9))
    }),
  )
})

test('a CDN adds nothing, and takes over files by its hit ratio only', () => {
  fc.assert(
    fc.property(mixes, (mix) => {
      const costs = dailyCosts(recording, mix)
      expect(allOf(costs, (one) => one.originRequests <= one.requests && one.originBytes <= one.bytes)).toBe(
        true,
      )
      expect(allOf(costs, (one) => one.originRequestsWithCalls <= one.requests)).toBe(true)
      expect(totalOf(costs, 'originRequests', 'calls')).toBe(totalOf(costs, 'requests', 'calls'))
      const none = dailyCosts(recording, { ...mix, 'hit-ratio': 0 })
      expect(totalOf(none, 'originRequests')).toBe(totalOf(none, 'requests'))
    }),
  )
})

test('calls that a CDN stores for a minute cost no more for more players', () => {
  const crowd = dailyCosts(recording, { ...DEFAULT_MIX, players: 1e9 })
  const fills = DEFAULT_MIX.edges * DEFAULT_MIX.variants * 24 * 60
  const stored = crowd.filter(({ kind }) => cacheableCalls().has(kind))
  expect(stored.length).toBeGreaterThan(5)
  for (const { kind, originRequestsWithCalls } of stored) expect(originRequestsWithCalls, kind).toBe(fills)
})

test('no call of one player or one visitor counts as cacheable, and each open list does', () => {
  const calls = cacheableCalls()
  for (const kind of ['call GET /lgw/games/mobile', 'call GET relay MCSFE_getBanners'])
    expect(calls.has(kind), kind).toBe(true)
  for (const rows of Object.values(recording.sessions))
    for (const { kind } of rows.filter(({ kind: name }) =>
      /POST|member|session|status|country|Launch|Rank/u.test(name),
    ))
      expect(calls.has(kind), kind).toBe(false)
  expect(calls.has('call GET relay MCSFE_getListAnnouncements')).toBe(false) // may have a token
})
