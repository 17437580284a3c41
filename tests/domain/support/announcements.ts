import type { AnnouncementRow } from '#domain/tables/rows'

const SCOPE = { merchant: 'harbour', language: 'EN', position: 0, image: '' }
const ALWAYS = { promotionType: '', execution: 'B', startTime: 0, endTime: null, popup: false } as const

/** A current announcement for guests. */
export const announcement = (id: string, more: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
  ...SCOPE,
  ...ALWAYS,
  id,
  title: `Title of ${id}`,
  content: `<p>${id}</p>`,
  ...more,
})
