import { describe, expect, test } from 'vitest'
import { hasEnded } from '#domain/announcements/announcements'
import { promotionGroups } from '#domain/announcements/promotion-groups'
import type { AnnouncementRow } from '#domain/tables/rows'

const row = (id: string, more: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
  merchant: 'harbour',
  language: 'EN',
  position: 0,
  id,
  title: `Title ${id}`,
  content: '',
  promotionType: '',
  execution: 'B',
  startTime: 0,
  endTime: null,
  image: '',
  popup: false,
  ...more,
})

const CATEGORIES = [
  { id: 'a', name: 'First', count: 9 },
  { id: 'b', name: 'Second', count: 0 },
  { id: 'c', name: 'Third', count: 1 },
]

const idsOf = (rows: readonly AnnouncementRow[], now = 10) =>
  promotionGroups(rows, CATEGORIES, now).map(({ id, promotions }) => [id, promotions.map((one) => one.id)])

describe('ANN-01 the promotion list', () => {
  test('ANN-01 orders groups by category and omits empty ones', () => {
    const rows = [
      row('3', { categoryId: 'c', position: 3 }),
      row('2', { categoryId: 'a', position: 2 }),
      row('1', { categoryId: 'a', position: 1 }),
    ]
    expect(idsOf(rows)).toEqual([
      ['a', ['1', '2']],
      ['c', ['3']],
    ])
  })

  test('ANN-01 puts rows without a known category last', () => {
    const rows = [row('1'), row('2', { categoryId: 'gone' }), row('3', { categoryId: 'c' })]
    expect(idsOf(rows)).toEqual([
      ['c', ['3']],
      ['', ['1', '2']],
    ])
    expect(promotionGroups(rows, [], 10).map(({ id }) => id)).toEqual([''])
  })

  test('ANN-01 ignores the execution, which applies to popups only', () => {
    const rows = (['A', 'B', 'F'] as const).map((execution) => row(execution, { execution }))
    expect(idsOf(rows)).toEqual([['', ['A', 'B', 'F']]])
  })

  test('ANN-01 lists only current rows with a title', () => {
    const rows = [
      row('late', { startTime: 11 }),
      row('over', { endTime: 10 }),
      row('nameless', { title: ' ' }),
      row('now', { endTime: 11 }),
    ]
    expect(idsOf(rows)).toEqual([['', ['now']]])
  })

  test('ANN-01 a row without an end time never ends', () => {
    expect([
      hasEnded({ endTime: null }, 1e15),
      hasEnded({ endTime: 5 }, 4),
      hasEnded({ endTime: 5 }, 5),
    ]).toEqual([false, false, true])
  })
})
