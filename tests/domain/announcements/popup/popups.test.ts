import { afterEach, describe, expect, test } from 'vitest'
import {
  isPopupHidden,
  nextLocalMidnight,
  popupCounter,
  popupFingerprint,
  popupsFor,
} from '#domain/announcements/popup/popups'
import type { AnnouncementRow } from '#domain/tables/rows'

const NOW = Date.UTC(2026, 5, 10, 12)
const HOUR = 3_600_000

const row = (id: string, more: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
  merchant: 'demo',
  language: 'EN',
  position: 0,
  id,
  title: `Title of ${id}`,
  content: `<p>${id}</p>`,
  promotionType: 'PROMOTION',
  execution: 'B',
  startTime: NOW - HOUR,
  endTime: null,
  image: '',
  popup: true,
  ...more,
})

const GUEST = { member: '', isFirstLogin: false }
const MEMBER = { member: '7', isFirstLogin: false }
const NEWCOMER = { member: '7', isFirstLogin: true }

const idsFor = (rows: readonly AnnouncementRow[], visitor: typeof GUEST, now = NOW) =>
  popupsFor(rows, visitor, now).map(({ id }) => id)

describe('ANN-02 which popups a player gets', () => {
  const all = [row('a', { execution: 'A' }), row('b'), row('f', { execution: 'F' })]

  test('ANN-02 A is for members, B for guests, and F for members on their first login as well', () => {
    expect(idsFor(all, GUEST)).toEqual(['b'])
    expect(idsFor(all, MEMBER)).toEqual(['a'])
    expect(idsFor(all, NEWCOMER)).toEqual(['a', 'f'])
  })

  test('ANN-02 ignores announcements that are not popups, have ended or have not started', () => {
    const rows = [
      row('none', { popup: false }),
      row('over', { endTime: NOW }),
      row('later', { startTime: NOW + 1 }),
      row('last-moment', { endTime: NOW + 1 }),
      row('first-moment', { startTime: NOW }),
    ]
    expect(idsFor(rows, GUEST)).toEqual(['last-moment', 'first-moment'])
  })

  test('ANN-02 keeps the operator’s order and leaves the rows unchanged', () => {
    const rows = [row('second', { position: 2 }), row('first', { position: 1 })]
    expect(idsFor(rows, GUEST)).toEqual(['first', 'second'])
    expect(rows.map(({ id }) => id)).toEqual(['second', 'first'])
  })

  test('ANN-03 R-15 each member and the guest has a separate storage key, which does not contain the id', () => {
    const counters = ['', '70001', '70002'].map(popupCounter)
    expect(counters[0]).toBe('popups|guest')
    expect(new Set(counters).size).toBe(3)
    expect(counters.join(' ')).not.toContain('7000')
    expect(popupCounter('70001')).toBe(counters[1])
  })
})

describe('ANN-03 show or hide', () => {
  const mark = popupFingerprint([row('a'), row('b')], 'EN')
  const closed = { mark, until: 0 }

  test('ANN-03 shows the popup until it is closed', () => {
    expect(isPopupHidden(undefined, mark, NOW)).toBe(false)
    expect(isPopupHidden(closed, mark, NOW)).toBe(true)
    expect(isPopupHidden(closed, mark, NOW + 400 * 24 * HOUR)).toBe(true)
  })

  test.each([
    ['a title', [row('a', { title: 'New' }), row('b')]],
    ['a content', [row('a', { content: 'New' }), row('b')]],
    ['one more', [row('a'), row('b'), row('c')]],
    ['one less', [row('a')]],
    ['the order', [row('b'), row('a')]],
  ])('ANN-03 shows it again when %s changes', (_what, popups) => {
    expect(isPopupHidden(closed, popupFingerprint(popups, 'EN'), NOW)).toBe(false)
    expect(isPopupHidden({ mark, until: NOW + HOUR }, popupFingerprint(popups, 'EN'), NOW)).toBe(false)
  })

  test('ANN-03 changes in fields that are not shown do not count', () => {
    const again = [row('a', { image: 'x.svg', position: 4, endTime: NOW + HOUR }), row('b')]
    expect(isPopupHidden(closed, popupFingerprint(again, 'EN'), NOW)).toBe(true)
  })

  test('ANN-03 swapping title and content counts as a change', () => {
    const one = popupFingerprint([row('a', { title: 'x', content: 'y' })], 'EN')
    expect(popupFingerprint([row('a', { title: 'y', content: 'x' })], 'EN')).not.toBe(one)
    expect(popupFingerprint([row('a', { title: 'xy', content: '' })], 'EN')).not.toBe(one)
  })

  test('ANN-03 a language switch alone shows nothing again; other announcements do', () => {
    const inUrdu = [row('a', { title: 'اعلان' }), row('b', { title: 'خبر' })]
    expect(isPopupHidden(closed, popupFingerprint(inUrdu, 'UR'), NOW)).toBe(true)
    expect(isPopupHidden(closed, popupFingerprint([...inUrdu, row('c')], 'UR'), NOW)).toBe(false)
  })

  test('ANN-03 “hide for today” ends at midnight', () => {
    const today = { mark, until: NOW + HOUR }
    expect(isPopupHidden(today, mark, NOW + HOUR - 1)).toBe(true)
    expect(isPopupHidden(today, mark, NOW + HOUR)).toBe(false)
  })

  test('ANN-03 a wrong clock cannot hide it for years', () => {
    expect(isPopupHidden({ mark, until: NOW + 25 * HOUR }, mark, NOW)).toBe(true)
    expect(isPopupHidden({ mark, until: NOW + 26 * HOUR }, mark, NOW)).toBe(false)
  })
})

describe('ANN-03 the next local midnight', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  const inZone = (timeZone: string, now: string): string => {
    process.env['TZ'] = timeZone
    return new Date(nextLocalMidnight(Date.parse(now))).toISOString()
  }

  test.each([
    ['UTC', '2026-06-10T12:00:00Z', '2026-06-11T00:00:00.000Z'],
    ['Asia/Manila', '2026-06-10T15:59:59.999Z', '2026-06-10T16:00:00.000Z'],
    ['Asia/Manila', '2026-06-10T16:00:00Z', '2026-06-11T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-10T12:00:00Z', '2026-06-10T18:15:00.000Z'],
    ['America/Los_Angeles', '2026-06-10T12:00:00Z', '2026-06-11T07:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-10T12:00:00Z', '2026-06-11T10:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-31T12:00:00Z', '2026-12-31T18:30:00.000Z'], // across the year's end
    ['Europe/Berlin', '2028-02-28T12:00:00Z', '2028-02-28T23:00:00.000Z'], // before a leap day
  ])('ANN-03 in %s, seen at %s, it is %s', (timeZone, now, midnight) => {
    expect(inZone(timeZone, now)).toBe(midnight)
  })

  test.each([
    // Summer time starts: the day has 23 hours.
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z', 23],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00.000Z', 23],
    // Summer time ends: the day has 25 hours.
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z', 25],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00.000Z', 25],
    // A shift of half an hour.
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05T13:30:00.000Z', 24.5],
  ])('ANN-03 in %s a day that begins at %s ends at %s, after %s hours', (timeZone, now, midnight, hours) => {
    expect(inZone(timeZone, now)).toBe(midnight)
    expect((Date.parse(midnight) - Date.parse(now)) / HOUR).toBe(hours)
    // Closed at the start of the longest day, it stays hidden until the day ends.
    const mark = popupFingerprint([row('a')], 'EN')
    expect(isPopupHidden({ mark, until: Date.parse(midnight) }, mark, Date.parse(now))).toBe(true)
  })

  test.each([
    // Midnight does not exist on this day: it starts at one o'clock.
    ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-28T22:00:00.000Z'],
    // The hour before midnight occurs twice: the second one ends the day.
    ['Africa/Cairo', '2026-10-29T20:30:00Z', '2026-10-29T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-29T21:30:00Z', '2026-10-29T22:00:00.000Z'],
  ])('ANN-03 in %s, seen at %s, with the clocks changed at midnight, it is %s', (timeZone, now, midnight) => {
    expect(inZone(timeZone, now)).toBe(midnight)
  })
})
