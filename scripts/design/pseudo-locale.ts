/**
 * A pseudo-locale for development: readable English with accents, so that a broken font or encoding is visible. It is
 * 40 % longer, as German or Tamil may be, and in brackets, so that truncation is visible. A single word is longer
 * only by its brackets.
 */
export const pseudoText = (text: string): string => {
  const length = [...text.replaceAll(VALUE, '')].length
  const padding = Math.max(0, Math.ceil(length * LONGER) - BRACKETS)
  return `[${text.replaceAll(NOT_A_VALUE, accented)}${filler(padding)}]`
}

/** A translation file in the pseudo-locale: the same keys, values and plural forms. */
export const pseudoTranslations = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoText(text)]))

const LONGER = 0.4
const BRACKETS = 2
const VALUE = /\{\{[^}]*\}\}/gu
/** The text between placeholders, which do not change. */
const NOT_A_VALUE = /(?<=^|\}\})[^{]+/gu

const PLAIN = 'abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ'
const ACCENTED = [...'àƀćďéƒĝĥîĵķļḿñöþɋŕšţüṽŵýžÀƁĆĎÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÜṼŴÝŽ']

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')

const FILLER = ' öñé ţŵö ţĥŕéé ƒöüŕ ƒîṽé šîx šéṽéñ éîĝĥţ ñîñé'

/** Words of usual length, so that lines break as in a real language. */
const filler = (length: number): string =>
  FILLER.repeat(Math.ceil(length / FILLER.length))
    .slice(0, length)
    .trimEnd()
