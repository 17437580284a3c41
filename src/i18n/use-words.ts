import { use, useSyncExternalStore } from 'react'
import { hasLoaded, loadWords, shownWords, subscribe } from './word-store'
import type { WordKey, Words } from './words'

/**
 * The words of the language shown, read again when it changes. `useWords('rest')` is for later screens: it suspends
 * until their words are there, so no raw key is ever seen (LNG-04).
 */
export function useWords(): Words
export function useWords(part: 'rest'): Words<WordKey>
export function useWords(part: 'first' | 'rest' = 'first'): Words<WordKey> {
  const words = useSyncExternalStore(subscribe, shownWords)
  if (!words) throw new Error('Words are read before loadLanguage()')
  if (part === 'rest' && !hasLoaded(words.language, 'rest')) use(loadWords(words.language, 'rest'))
  return words
}
