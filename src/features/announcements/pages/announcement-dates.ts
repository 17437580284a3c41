import type { AnnouncementRow } from '#domain/tables/rows'
import { formatDate } from '../../../i18n/format/format-date'
import type { TranslationKey, Translate } from '../../../i18n/translation-types'

/** Returns the period of an announcement in the language's date format. */
export const announcementDates = (
  { startTime, endTime }: Pick<AnnouncementRow, 'startTime' | 'endTime'>,
  t: Translate<TranslationKey>,
): string => {
  const start = formatDate(startTime, t.language)
  if (endTime === null) return t('announcement.from', { start })
  return t('announcement.dates', { start, end: formatDate(endTime, t.language) })
}
