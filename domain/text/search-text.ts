// Accents of Latin, Greek and Cyrillic, and optional marks of Arabic script: hamza, madda, vowel signs, tatweel. The
// vowel signs of Thai, Hindi or Burmese carry meaning and must stay.
const MARKS = /[\u0300-\u036f\u0621\u0640\u064b-\u065f\u0670]/gu
// Letters that Unicode does not decompose, and the keyboard variants of one Arabic letter.
const LETTERS = '\u0131\u0111\u00f8\u0142\u0671\u0649\u06cc\u0629\u06c1\u06c3\u06be\u06a9'
const FOLDED = 'idol\u0627\u064a\u064a\u0647\u0647\u0647\u0647\u0643'
const LETTER = new RegExp(`[${LETTERS}]`, 'gu')
const SPACES = /\s+/gu

/**
 * Increase it when folding changes: a stored index with another version, or without one, is folded when it is opened.
 */
export const SEARCH_FOLDING = 2

/** Folds line by line; line ends stay. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLocaleLowerCase('en')
    .normalize('NFC')
    .replace(LETTER, (letter) => FOLDED[LETTERS.indexOf(letter)] ?? letter)

/**
 * Normalises text for search, in any script: unifies full-width and half-width forms, removes capitals, accents and
 * letter variants, and folds spaces. Chinese and Thai, which have no spaces, match any part of a name.
 */
export const normaliseSearch = (text: string): string => foldSearch(text).replace(SPACES, ' ').trim()
