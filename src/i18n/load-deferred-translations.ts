import { loadTranslations, shownWords } from './translation-store'

/** Fetches the words of the later screens; called when the first screen is up. A failure waits for the next asking. */
export const loadDeferredTranslations = async (): Promise<void> => {
  const words = shownWords()
  if (words) await loadTranslations(words.language, 'rest').catch(() => undefined)
}
