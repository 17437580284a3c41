import type { AnnouncementRow } from '#domain/tables/rows'

/** A current announcement for guests. */
export const announcement = (id: string, more: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
  merchant: 'harbour',
  language: 'EN',
  position: 0,
  id,
  title: `Title of ${id}`,
  content: `<p>${id}</p>`,
  promotionType: '',
  execution: 'B',
  startTime: 0,
  endTime: null,
  image: '',
  popup: false,
  ...more,
})
