import type { LanguageCode } from '#domain/language/languages'
import { isPartInUse, loadTranslations, showLanguage } from './translation-store'

/**
 * Loads the translations of a language and shows them on every screen without a reload (LNG-02). Loads only the texts
 * of the first screens, unless a screen already shows the rest. Rejects and changes nothing if they cannot be loaded.
 * @returns false if another language has been chosen meanwhile: nothing changes then
 */
export const loadLanguage = async (code: LanguageCode): Promise<boolean> => {
  latest = code
  await loadTranslations(code, 'first')
  if (isPartInUse('rest')) await loadTranslations(code, 'rest')
  if (latest !== code) return false
  showLanguage(code)
  return true
}

let latest: LanguageCode | null = null
