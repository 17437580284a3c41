import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from './intl-tags'

const HOUR = 60 // minutes

/** Returns a play time in the language's format: "1 hour 15 minutes", or with `short` "15 min". */
export const formatMinutes = (
  minutes: number,
  language: LanguageCode,
  unitDisplay: 'long' | 'short' = 'long',
): string => {
  const tag = intlTag(language)
  const say = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }).format(value)
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  if (hours === 0 || unitDisplay === 'short') return say(minutes, 'minute')
  return rest === 0 ? say(hours, 'hour') : `${say(hours, 'hour')} ${say(rest, 'minute')}`
}
