import type { LanguageCode } from '#domain/language/languages'
import { DAY_MS } from '#domain/timing'
import { dateFormat } from './date-formats'
import { formatDate } from './format-date'
import { intlTag } from './intl-tags'

/**
 * Returns a day in the language's format: "Today", "Yesterday", else its date.
 * @param at epoch ms
 * @param now epoch ms
 */
export const formatDay = (at: number, now: number, language: LanguageCode): string => {
  const distance = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS)
  if (distance < 0 || distance > 1) return formatDate(at, language)
  const tag = intlTag(language)
  const text = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-distance, 'day')
  return text.slice(0, 1).toLocaleUpperCase(tag) + text.slice(1)
}

/** Returns a time of the day in the language's format: "16:30". @param at epoch ms */
export const formatTime = (at: number, language: LanguageCode): string =>
  dateFormat('time', language).format(at)

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
