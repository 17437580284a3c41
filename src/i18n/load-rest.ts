import { loadWords, shownWords } from './word-store'

/** Fetches the words of the later screens; called when the first screen is up. A failure waits for the next asking. */
export const loadRest = async (): Promise<void> => {
  const words = shownWords()
  if (words) await loadWords(words.language, 'rest').catch(() => undefined)
}
