import { describe, expect, test } from 'vitest'
import { marqueeItems } from '#domain/announcements/announcements'
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
  test('ANN-02 shows execution B to guests and A to members', () => {
    const rows = [announcement({ id: 'a', execution: 'A' }), announcement({ id: 'b', execution: 'B' })]
    expect(marqueeItems(rows, false, 10).map(({ id }) => id)).toEqual(['b'])
    expect(marqueeItems(rows, true, 10).map(({ id }) => id)).toEqual(['a'])
  })

  test('ANN-01 shows only current announcements, in the operator’s order', () => {
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
