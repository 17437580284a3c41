import { BANNED_IN_PROSE } from '../../lint/banned-words.js'
import type { ProseBlock } from './prose-blocks'

export type BannedWord = { readonly line: number; readonly word: string }

/** Not part of a name, a path or a compound: "stand-in" and `docs/pictures/` are allowed. */
const BANNED = new RegExp(
  `(?<![\\w<./#@-])(?:${BANNED_IN_PROSE.join('|').replaceAll(' ', '\\s+')})(?![\\w/-]|\\.\\w)`,
  'giu',
)

/** Returns each banned word with its line. */
export function bannedWords(blocks: readonly ProseBlock[]): BannedWord[] {
  return blocks.flatMap(({ line, text }) =>
    [...text.matchAll(BANNED)].map(({ 0: word, index }) => ({
      line: line + text.slice(0, index).split('\n').length - 1,
      word: word.replaceAll(/\s+/gu, ' ').toLowerCase(),
    })),
  )
}

const MAX_SENTENCE_WORDS = 25

export type SentenceCount = { readonly sentences: number; readonly long: number }

/** Counts sentences, and those over 25 words. Titles, table cells and fragments under three words do not count. */
export function countSentences(blocks: readonly ProseBlock[]): SentenceCount {
  const lengths = blocks
    .filter(({ kind }) => kind === 'comment' || kind === 'paragraph')
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => sentence.split(/\s+/u).filter((word) => /\w/u.test(word)).length)
    .filter((words) => words >= 3)
  return { sentences: lengths.length, long: lengths.filter((words) => words > MAX_SENTENCE_WORDS).length }
}

/** A colon or a semicolon before a capital ends a sentence, and so do a blank line, a list item and a JSDoc tag. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/(?<![\w@])@[a-z]+/gu, '\n\n')
    .split(/\n\s*\n|\n\s*-\s|(?<=[.!?:;][*_”")]*)\s+(?=[*_[“"'(]*[A-Zx])/u)
    .map((sentence) => sentence.trim())
}
