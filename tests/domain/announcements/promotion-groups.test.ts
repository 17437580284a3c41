import { expect, test } from 'vitest'
import { hasEnded, marqueeItems } from '#domain/announcements/announcements'
import { promotionGroups } from '#domain/announcements/promotion-groups'
import type { AnnouncementRow } from '#domain/tables/rows'
import { announcement as row } from '../support/announcements'

const CATEGORIES = [
  { id: 'a', name: 'First', count: 9 },
  { id: 'b', name: 'Second', count: 0 },
  { id: 'c', name: 'Third', count: 1 },
]

const idsOf = (rows: readonly AnnouncementRow[], categories = CATEGORIES) =>
  promotionGroups(rows, categories, 10).map(({ id, promotions }) => [id, ...promotions.map((one) => one.id)])

test('ANN-01 promotions are grouped by category, in the operator’s order; without a known one they come last', () => {
  const rows = [
    ...[row('4', { categoryId: 'gone' }), row('3', { categoryId: 'c', position: 3 })],
    ...[row('2', { categoryId: 'a', position: 2 }), row('1', { categoryId: 'a', position: 1 }), row('5')],
  ]
  expect(idsOf(rows)).toEqual([
    ['a', '1', '2'],
    ['c', '3'],
    ['', '4', '5'],
  ])
  expect(idsOf([row('1')], [])).toEqual([['', '1']])
})

test('ANN-01 lists only current rows with a title, for every execution', () => {
  const rows = [
    ...[row('late', { startTime: 11 }), row('over', { endTime: 10 }), row('nameless', { title: ' ' })],
    ...[row('now', { endTime: 11 }), row('for members', { execution: 'A' })],
    row('first login', { execution: 'F' }),
  ]
  expect(idsOf(rows)).toEqual([['', 'now', 'for members', 'first login']])
  expect([null, 11, 10].map((endTime) => hasEnded({ endTime }, 10))).toEqual([false, false, true])
})

test('ANN-01 ANN-02 the marquee shows current announcements in their order, B to guests and A to members', () => {
  const rows = [
    ...[row('late', { startTime: 100 }), row('over', { endTime: 10 }), row('second', { position: 2 })],
    ...[row('first', { position: 1, endTime: 11 }), row('empty', { title: '  ' })],
    row('a', { execution: 'A' }),
  ]
  expect(marqueeItems(rows, false, 10).map(({ id }) => id)).toEqual(['first', 'second'])
  expect(marqueeItems(rows, true, 10).map(({ id }) => id)).toEqual(['a'])
})
