import { daysAhead } from '#domain/games/match-times'
import { intlTag } from '../../../i18n/format/intl-tags'
import type { TranslationKey, Translate } from '../../../i18n/translation-types'

/**
 * Returns the start of a match in the language's format and the device's time zone: "Today, 18:30", "Tomorrow,
 * 20:00", else date and time.
 * @param startTime and @param now epoch ms
 */
export const formatStart = (startTime: number, now: number, t: Translate<TranslationKey>): string => {
  const tag = intlTag(t.language)
  const days = daysAhead(startTime, now)
  if (days > 1) {
    const format = new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
    return format.format(startTime)
  }
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(startTime)
  return t(days === 0 ? 'match.today' : 'match.tomorrow', { time })
}
