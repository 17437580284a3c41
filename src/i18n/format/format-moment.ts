import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from './intl-tags'

/**
 * Returns date and time in the language's format and the device's time zone: "21 Nov 2026, 04:30".
 * @param at epoch ms
 */
export const formatMoment = (at: number, language: LanguageCode): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
