// Accents of Latin, Greek and Cyrillic, and what Arabic script may leave out: hamza, madda, vowel signs, tatweel. The vowel
// signs of Thai, Hindi or Burmese carry the word and must stay.
const MARKS = /[\u0300-\u036f\u0621\u0640\u064b-\u065f\u0670]/gu
// Letters that Unicode does not take apart, and the forms of one Arabic letter that keyboards give.
const LETTERS = '\u0131\u0111\u00f8\u0142\u0671\u0649\u06cc\u0629\u06c1\u06c3\u06be\u06a9'
const FOLDED = 'idol\u0627\u064a\u064a\u0647\u0647\u0647\u0647\u0643'
const LETTER = new RegExp(`[${LETTERS}]`, 'gu')
const SPACES = /\s+/gu

/** Grows when folding changes: the text of a stored index without it, or with another one, is folded as it is opened. */
export const SEARCH_FOLDING = 2

/** Line by line: the ends of lines stay. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLocaleLowerCase('en')
    .normalize('NFC')
    .replace(LETTER, (letter) => FOLDED[LETTERS.indexOf(letter)] ?? letter)

/**
 * Words as search compares them, in any script: full-width and half-width alike, capitals, accents and variants of a
 * letter gone, spaces folded. Chinese and Thai, which have no spaces, are found by any part of a name.
 */
export const normaliseSearch = (text: string): string => foldSearch(text).replace(SPACES, ' ').trim()
