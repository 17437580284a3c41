import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from './intl-tags'

const STYLES = {
  date: { dateStyle: 'medium' },
  dateAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  dayAndTime: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  // Next to `dayAndTime`: in some languages `time` has another leading zero.
  hourAndMinute: { hour: 'numeric', minute: '2-digit' },
  time: { timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the language's format for the device's time zone. Each is created once: one for every item of a list would
 * block a slow phone.
 */
export const dateFormat = (style: keyof typeof STYLES, language: LanguageCode): Intl.DateTimeFormat => {
  // A device that has moved to a time zone with another offset needs another format.
  const key = `${style} ${language} ${new Date().getTimezoneOffset()}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(intlTag(language), STYLES[style])
  formats.set(key, known)
  return known
}
