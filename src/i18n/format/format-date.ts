import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from './intl-tags'

/** A day as the language writes it, in the device's time zone: "21 Nov 2026". @param at epoch ms */
export const formatDate = (at: number, language: LanguageCode): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium' }).format(at)
