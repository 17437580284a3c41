import type { Language } from './theme'
import CN from './words/cn.json'
import EN from './words/en.json'
import UR from './words/ur.json'

export type Word = keyof typeof EN

const WORDS: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { EN, CN, UR }

/** The words of the games in one language; `{n}` is filled in by the second argument. */
export function speaker(language: Language): (word: Word, n?: string | number) => string {
  return (word, n = '') => WORDS[language][word].replace('{n}', String(n))
}
