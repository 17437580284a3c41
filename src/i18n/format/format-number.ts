import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from './intl-tags'

const formats = new Map<LanguageCode, Intl.NumberFormat>()

/** Bengali, Burmese and Nepali have digits of their own. */
const OWN_DIGITS = /^(?:BN|MY|NE)$/u

/**
 * Returns a number in the language's format. Short whole numbers need no `Intl`: its first use takes 65 ms on a slow
 * phone, in the middle of the first render.
 */
export const formatNumber = (value: number, language: LanguageCode): string => {
  if (Number.isInteger(value) && value >= 0 && value < 1_000 && !OWN_DIGITS.test(language))
    return String(value)
  const known = formats.get(language) ?? new Intl.NumberFormat(intlTag(language))
  formats.set(language, known)
  return known.format(value)
}
