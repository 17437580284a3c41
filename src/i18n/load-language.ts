import type { LanguageCode } from '#domain/language/languages'
import { isPartInUse, loadTranslations, showLanguage } from './translation-store'

/**
 * Loads the translations of a language and shows them on every screen without a reload (LNG-02). Loads only the texts
 * of the first screens, unless a screen already shows the rest. Rejects and changes nothing if they cannot be loaded.
 * @param isChoice true if the player has chosen it: until it is loaded, nothing else replaces it
 * @returns false if another language has been chosen meanwhile: nothing changes then
 */
export const loadLanguage = async (code: LanguageCode, isChoice = false): Promise<boolean> => {
  if (isChoice) chosen = code
  else if (chosen) return false
  latest = code
  try {
    await loadTranslations(code, 'first')
    if (isPartInUse('rest')) await loadTranslations(code, 'rest')
  } finally {
    if (isChoice && chosen === code) chosen = null
  }
  if (latest !== code) return false
  showLanguage(code)
  return true
}

let chosen: LanguageCode | null = null
let latest: LanguageCode | null = null
