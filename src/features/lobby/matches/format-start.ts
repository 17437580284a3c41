import { daysAhead } from '#domain/games/match-times'
import { dateFormat } from '../../../i18n/format/date-formats'
import type { TranslationKey, Translate } from '../../../i18n/translation-types'

/**
 * Returns the start of a match in the language's format and the device's time zone: "Today, 18:30", "Tomorrow,
 * 20:00", else date and time.
 * @param startTime and @param now epoch ms
 */
export const formatStart = (startTime: number, now: number, t: Translate<TranslationKey>): string => {
  const days = daysAhead(startTime, now)
  if (days > 1) return dateFormat('dayAndTime', t.language).format(startTime)
  const time = dateFormat('hourAndMinute', t.language).format(startTime)
  return t(days === 0 ? 'match.today' : 'match.tomorrow', { time })
}
