import { loadTranslations, currentTranslations } from './translation-store'

/**
 * Fetches the translations of the later screens, when the first screen is shown. After a failure the next call
 * retries.
 */
export const loadDeferredTranslations = async (): Promise<void> => {
  const translations = currentTranslations()
  if (translations) await loadTranslations(translations.language, 'rest').catch(() => undefined)
}
