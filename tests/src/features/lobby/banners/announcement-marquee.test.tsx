import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/timing'
import type { AnnouncementRow } from '#domain/tables/rows'
import { AnnouncementMarquee } from '../../../../../src/features/lobby/banners/announcement-marquee'
import { pageState } from '../../../../../src/shared/page/page-state'
import { putRows, show, startPage } from '../../../support/page-fixture'

const announcement = (id: string, startTime: number, endTime: number): AnnouncementRow => ({
  ...{
    merchant: pageState.merchant,
    language: 'EN',
    id,
    title: `Title ${id}`,
    content: '',
    image: '',
    position: Number(id),
  },
  ...{ promotionType: 'PROMOTION', execution: 'B', popup: false, startTime, endTime },
})

test('SHL-08 an announcement leaves the open home page at its end, and the next one comes at its start', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await startPage('/m/home')
  const now = Date.now()
  const change = now + 2 * MINUTE_MS
  putRows('announcements', [
    announcement('1', 0, change),
    announcement('2', change, change + MINUTE_MS),
    announcement('3', 0, change + MINUTE_MS),
  ])
  await show(<AnnouncementMarquee lobby="ready" />)
  const titles = () => [
    ...new Set(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)),
  ]
  expect(titles()).toEqual(['Title 1', 'Title 3'])
  act(() => void vi.advanceTimersByTime(2 * MINUTE_MS))
  expect(titles()).toEqual(['Title 2', 'Title 3'])
  act(() => void vi.advanceTimersByTime(MINUTE_MS))
  expect(screen.queryByRole('link')).toBeNull()
})
