import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/timing'
import { intlTag } from './intl-tags'
import type { Translate } from '../translation-types'

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const

/**
 * Returns the time since an event in the current language: "just now" under a minute, then "3 min. ago".
 * @param at and @param now epoch ms; after the clock was set back the result is "just now"
 */
export const formatAge = (at: number, now: number, t: Translate): string => {
  const age = now - at
  const size = UNITS.find(({ ms }) => age >= ms)
  if (!size) return t('age.now')
  const format = new Intl.RelativeTimeFormat(intlTag(t.language), { style: 'short' })
  return format.format(-Math.floor(age / size.ms), size.unit)
}
