import type { LanguageCode } from '#domain/language/languages'
import { isPartInUse, loadTranslations, showLanguage } from './translation-store'

/**
 * Loads the translations of a language and shows them on every screen without a reload (LNG-02). Loads only the texts
 * of the first screens, unless a screen already shows the rest. Rejects and changes nothing if they cannot be loaded.
 */
export const loadLanguage = async (code: LanguageCode): Promise<void> => {
  latest = code
  await loadTranslations(code, 'first')
  if (isPartInUse('rest')) await loadTranslations(code, 'rest')
  if (latest === code) showLanguage(code) // an earlier, slower choice must not replace a later one
}

let latest: LanguageCode | null = null
