/**
 * A language that nobody speaks, for development: English that can still be read, but accented, so that a font or an
 * encoding that fails is seen; 40 % longer, as German or Tamil may be; and between brackets, so that a cut end is seen.
 * A single word is longer by its brackets alone.
 */
export const pseudoText = (text: string): string => {
  const length = [...text.replaceAll(VALUE, '')].length
  const padding = Math.max(0, Math.ceil(length * LONGER) - BRACKETS)
  return `[${text.replaceAll(NOT_A_VALUE, accented)}${filler(padding)}]`
}

/** A file of words in the pseudo-locale: the same keys, values and plural forms. */
export const pseudoWords = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoText(text)]))

const LONGER = 0.4
const BRACKETS = 2
const VALUE = /\{\{[^}]*\}\}/gu
/** What stands between the values that are put in, which stay as they are. */
const NOT_A_VALUE = /(?<=^|\}\})[^{]+/gu

const PLAIN = 'abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ'
const ACCENTED = [...'àƀćďéƒĝĥîĵķļḿñöþɋŕšţüṽŵýžÀƁĆĎÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÜṼŴÝŽ']

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')

const FILLER = ' öñé ţŵö ţĥŕéé ƒöüŕ ƒîṽé šîx šéṽéñ éîĝĥţ ñîñé'

/** Words of usual length, so that lines break as they do in a language. */
const filler = (length: number): string =>
  FILLER.repeat(Math.ceil(length / FILLER.length))
    .slice(0, length)
    .trimEnd()
