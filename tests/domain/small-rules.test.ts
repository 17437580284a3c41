import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAgent, isGuest, isPlayerOrAgent } from '#domain/member/member-type'
import { marqueeItems } from '#domain/announcements/announcements'
import { backoffDelay } from '#domain/sync/backoff'
import { deviceName } from '#domain/sync/device-name'
import { minimumAge } from '#domain/safer-play/minimum-age'
import { newestFirst } from '#domain/games/newest-first'
import { digestRow, digestText } from '#domain/text/row-digest'
import { parseSessionInfo } from '#domain/session/session-info'
import type { AnnouncementRow } from '#domain/tables/rows'

const announcement = (overrides: Partial<AnnouncementRow>): AnnouncementRow => ({
  merchant: 'harbour',
  language: 'EN',
  position: 0,
  id: '1',
  title: 'News',
  content: '',
  promotionType: '',
  execution: 'B',
  startTime: 0,
  endTime: null,
  image: '',
  popup: false,
  ...overrides,
})

describe('marquee', () => {
  test('ANN-02 guests read B, members A', () => {
    const rows = [announcement({ id: 'a', execution: 'A' }), announcement({ id: 'b', execution: 'B' })]
    expect(marqueeItems(rows, false, 10).map(({ id }) => id)).toEqual(['b'])
    expect(marqueeItems(rows, true, 10).map(({ id }) => id)).toEqual(['a'])
  })

  test('ANN-01 only what runs now, in the order of the operator', () => {
    const rows = [
      announcement({ id: 'late', startTime: 100 }),
      announcement({ id: 'over', endTime: 10 }),
      announcement({ id: 'second', position: 2 }),
      announcement({ id: 'first', position: 1, endTime: 11 }),
      announcement({ id: 'empty', title: '  ' }),
    ]
    expect(marqueeItems(rows, false, 10).map(({ id }) => id)).toEqual(['first', 'second'])
  })
})

describe('backoff', () => {
  test('R-11 full jitter between 0 and the doubled base, never past the cap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (attempt, random) => {
          const delay = backoffDelay(attempt, 1_000, 32_000, random)
          expect(delay).toBeGreaterThanOrEqual(0)
          expect(delay).toBeLessThanOrEqual(Math.min(32_000, 1_000 * 2 ** (attempt - 1)))
        },
      ),
    )
  })

  test('R-11 Retry-After wins when it asks for more', () => {
    expect(backoffDelay(1, 1_000, 32_000, 0.5, 60_000)).toBe(60_000)
    expect(backoffDelay(3, 1_000, 32_000, 0.5, 100)).toBe(2_000)
  })
})

describe('digests', () => {
  test('OFF-03 the same text has the same digest and another text another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(digestText(a) === digestText(b)).toBe(a === b)
        expect(Number.isSafeInteger(digestText(a))).toBe(true)
      }),
    )
    expect(digestRow({ a: 1 })).not.toBe(digestRow({ a: 2 }))
  })
})

describe('session info', () => {
  test('SES-01 reads id or customerId and the type', () => {
    const info = {
      customerId: 7,
      token: 't',
      userName: 'u',
      merchantCode: 'm',
      type: 2,
      firstTimeLogin: true,
    }
    expect(parseSessionInfo(JSON.stringify(info))).toEqual({
      id: '7',
      token: 't',
      userName: 'u',
      merchantCode: 'm',
      type: 2,
      firstTimeLogin: true,
    })
  })

  test.each([null, '', 'x', '[]', '{}', '{"token":"t"}', '{"id":1}', '{"id":1,"token":""}', 'null'])(
    'SES-01 %j is no session',
    (text) => {
      expect(parseSessionInfo(text)).toBeNull()
    },
  )
})

test('SES-02 members of type 1 and 2 are agents, and nobody else', () => {
  expect([-1, 0, 1, 2, 3, 4].filter(isAgent)).toEqual([1, 2])
})

test('SES-02 nobody, and a session that says nothing of its member, are guests; players and agents are known', () => {
  expect([null, { type: -1 }].every(isGuest)).toBe(true)
  expect([{ type: 0 }, { type: 1 }, { type: 4 }].some(isGuest)).toBe(false)
  expect([-1, 0, 1, 2, 3, 4].filter(isPlayerOrAgent)).toEqual([0, 1, 2])
})

test('LOG-01 GAM-03 a device is MOBILE, with its kind after a slash when there is one', () => {
  const kinds = ['browser', 'IPAD', 'PWA', 'WEBCLIP'] as const
  expect(kinds.map(deviceName)).toEqual(['MOBILE', 'MOBILE/IPAD', 'MOBILE/PWA', 'MOBILE/WEBCLIP'])
})

test('PLY-02 a merchant may ask for more than 18 years, and none for less', () => {
  expect([undefined, 0, 16, 18, 21].map(minimumAge)).toEqual([18, 18, 18, 18, 21])
})

test('GAM-01 a player’s own games are told from the latest on, and the rows stay as they are', () => {
  const rows = [1, 3, 2].map((at) => ({ gameId: `game-${String(at)}`, at }))
  expect(newestFirst(rows)).toEqual(['game-3', 'game-2', 'game-1'])
  expect(rows.map(({ at }) => at)).toEqual([1, 3, 2])
})
