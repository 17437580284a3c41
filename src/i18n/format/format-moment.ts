import type { LanguageCode } from '#domain/language/languages'
import { dateFormat } from './date-formats'

const CLOCK: ReadonlySet<string | undefined> = new Set(['hour', 'minute', 'dayPeriod'])

/**
 * Returns date and time in the language's format and the device's time zone: "21 Nov 2026, 04:30". No line breaks
 * inside of the time: "AM" would be alone on the next line.
 * @param at epoch ms
 */
export const formatMoment = (at: number, language: LanguageCode): string =>
  dateFormat('dateAndTime', language)
    .formatToParts(at)
    .map(({ value }, index, parts) =>
      CLOCK.has(parts[index - 1]?.type) && CLOCK.has(parts[index + 1]?.type)
        ? value.replaceAll(/\s/gu, '\u00A0')
        : value,
    )
    .join('')
