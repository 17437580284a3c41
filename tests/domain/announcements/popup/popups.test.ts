import { afterEach, expect, test } from 'vitest'
import {
  isPopupHidden,
  nextLocalMidnight,
  popupCounter,
  popupFingerprint,
  popupsFor,
} from '#domain/announcements/popup/popups'
import type { AnnouncementRow } from '#domain/tables/rows'
import { announcement } from '../../support/announcements'

const NOW = Date.UTC(2026, 5, 10, 12)
const HOUR = 3_600_000

const row = (id: string, more: Partial<AnnouncementRow> = {}) =>
  announcement(id, { popup: true, startTime: NOW - HOUR, ...more })

const GUEST = { member: '', isFirstLogin: false }
const MEMBER = { member: '7', isFirstLogin: false }

const idsFor = (rows: readonly AnnouncementRow[], visitor = GUEST) =>
  popupsFor(rows, visitor, NOW).map(({ id }) => id)

test('ANN-02 A is for members, B for guests, and F for members on their first login as well', () => {
  const all = [row('a', { execution: 'A' }), row('b'), row('f', { execution: 'F' })]
  const visitors = [GUEST, MEMBER, { ...MEMBER, isFirstLogin: true }]
  expect(visitors.map((visitor) => idsFor(all, visitor))).toEqual([['b'], ['a'], ['a', 'f']])
})

test('ANN-02 shows current popups only, in the operator’s order', () => {
  const rows = [
    ...[row('none', { popup: false }), row('over', { endTime: NOW }), row('later', { startTime: NOW + 1 })],
    row('last-moment', { endTime: NOW + 1, position: 2 }),
    row('first-moment', { startTime: NOW, position: 1 }),
  ]
  const before = [...rows]
  expect(idsFor(rows)).toEqual(['first-moment', 'last-moment'])
  expect(rows).toEqual(before)
})

test('ANN-03 R-15 each member and the guest has a separate storage key, which does not contain the id', () => {
  const counters = ['', '70001', '70002', '70001'].map(popupCounter)
  expect([counters[0], counters[3]]).toEqual(['popups|guest', counters[1]])
  expect(new Set(counters).size).toBe(3)
  expect(counters.join(' ')).not.toContain('7000')
})

const mark = popupFingerprint([row('a'), row('b')], 'EN')
const closed = { mark, until: 0 }

test('ANN-03 shows a popup until it is closed, and again when its texts, their number or order change', () => {
  expect(isPopupHidden(undefined, mark, NOW)).toBe(false)
  expect(isPopupHidden(closed, mark, NOW + 400 * 24 * HOUR)).toBe(true)
  for (const changed of [
    [row('a', { title: 'New' }), row('b')],
    [row('a', { content: 'New' }), row('b')],
    [row('a'), row('b'), row('c')],
    [row('a')],
    [row('b'), row('a')],
  ])
    for (const seen of [closed, { mark, until: NOW + HOUR }])
      expect(isPopupHidden(seen, popupFingerprint(changed, 'EN'), NOW)).toBe(false)
  const unseen = [row('a', { image: 'x.svg', position: 4, endTime: NOW + HOUR }), row('b')]
  expect(isPopupHidden(closed, popupFingerprint(unseen, 'EN'), NOW)).toBe(true)
  const texts = ['x y', 'y x', 'xy '].map((text) => text.split(' '))
  const prints = texts.map(([title = '', content = '']) =>
    popupFingerprint([row('a', { title, content })], 'EN'),
  )
  expect(new Set(prints).size).toBe(3)
})

test('ANN-03 a language switch alone shows nothing again; other announcements do', () => {
  const inUrdu = [row('a', { title: 'اعلان' }), row('b', { title: 'خبر' })]
  expect(isPopupHidden(closed, popupFingerprint(inUrdu, 'UR'), NOW)).toBe(true)
  expect(isPopupHidden(closed, popupFingerprint([...inUrdu, row('c')], 'UR'), NOW)).toBe(false)
})

test('ANN-03 “hide for today” ends at midnight, and a wrong clock cannot hide it for years', () => {
  const today = { mark, until: NOW + HOUR }
  expect([-1, 0].map((ms) => isPopupHidden(today, mark, NOW + HOUR + ms))).toEqual([true, false])
  expect([25, 26].map((hours) => isPopupHidden({ mark, until: NOW + hours * HOUR }, mark, NOW))).toEqual([
    true,
    false,
  ])
})

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('ANN-03 the next local midnight, in days of 23 to 25 hours and where the clocks change at midnight', () => {
  for (const [timeZone, now, midnight] of [
    ['UTC', '2026-06-10T12:00', '2026-06-11T00:00'],
    ['Asia/Manila', '2026-06-10T16:00', '2026-06-11T16:00'],
    ['Asia/Kathmandu', '2026-06-10T12:00', '2026-06-10T18:15'],
    ['Asia/Kolkata', '2026-12-31T12:00', '2026-12-31T18:30'], // across the year's end
    // Summer time starts: the day has 23 hours.
    ['Europe/Berlin', '2026-03-28T23:00', '2026-03-29T22:00'],
    // Summer time ends: the day has 25 hours, or 24.5.
    ['Europe/Berlin', '2026-10-24T22:00', '2026-10-25T23:00'],
    ['Australia/Lord_Howe', '2026-04-04T13:00', '2026-04-05T13:30'],
    // Midnight does not exist on this day: it starts at one o'clock.
    ['Africa/Cairo', '2026-04-23T12:00', '2026-04-23T22:00'],
    // The hour before midnight occurs twice: the second one ends the day.
    ['Africa/Cairo', '2026-10-29T20:30', '2026-10-29T22:00'],
    ['Africa/Cairo', '2026-10-29T21:30', '2026-10-29T22:00'],
  ] as const) {
    process.env['TZ'] = timeZone
    const at = Date.parse(`${now}Z`)
    const until = nextLocalMidnight(at)
    expect(new Date(until).toISOString(), `${timeZone} ${now}`).toBe(`${midnight}:00.000Z`)
    expect(isPopupHidden({ mark, until }, mark, at)).toBe(true)
  }
})
