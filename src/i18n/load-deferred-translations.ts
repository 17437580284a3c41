import { loadTranslations, shownWords } from './translation-store'

/**
 * Fetches the translations of the later screens, when the first screen is shown. After a failure the next call
 * retries.
 */
export const loadDeferredTranslations = async (): Promise<void> => {
  const words = shownWords()
  if (words) await loadTranslations(words.language, 'rest').catch(() => undefined)
}
