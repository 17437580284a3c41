import type { LanguageCode } from '#domain/language/languages'
import { dateFormat } from './date-formats'

/**
 * Returns a date in the language's format and the device's time zone: "21 Nov 2026".
 * @param at epoch ms
 */
export const formatDate = (at: number, language: LanguageCode): string =>
  dateFormat('date', language).format(at)
