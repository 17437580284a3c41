import type { LanguageCode } from '#domain/language/languages'
import { isPartInUse, loadTranslations, showLanguage } from './translation-store'

/**
 * Loads the words of a language and shows them on every screen, without a reload (LNG-02). The words of the first
 * screens come alone, unless a screen already shows the rest. Rejects, and changes nothing, when they cannot be had.
 */
export const loadLanguage = async (code: LanguageCode): Promise<void> => {
  latest = code
  await loadTranslations(code, 'first')
  if (isPartInUse('rest')) await loadTranslations(code, 'rest')
  if (latest === code) showLanguage(code) // a slow earlier choice does not win over a later one
}

let latest: LanguageCode | null = null
