import type { Language } from './theme'
import CN from './words/cn.json'
import EN from './words/en.json'
import UR from './words/ur.json'

export type Word = keyof typeof EN

const WORDS: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { EN, CN, UR }

/** Returns the games' translation function for a language; the second argument replaces `{n}`. */
export function speaker(language: Language): (word: Word, n?: string | number) => string {
  return (word, n = '') => WORDS[language][word].replace('{n}', String(n))
}
