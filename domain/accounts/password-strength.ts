export type PasswordStrength = 'weak' | 'fair' | 'strong'

const FAIR_BITS = 36
const STRONG_BITS = 58
const MIN_WORD = 4 // shorter matches with a name are chance

/** Passwords that are tried first, and rows of the keyboard. */
const KNOWN = [
  'password',
  'passwort',
  'contrasena',
  'iloveyou',
  'welcome',
  'letmein',
  'dragon',
  'monkey',
  'football',
  'casino',
  'admin',
  'login',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
]

const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/u, 26],
  [/[A-Z]/u, 26],
  [/\d/u, 10],
  [/[ -/:-@[-`{-~]/u, 33],
  [/[^ -~]/u, 100],
]

/**
 * Estimates how hard a new password is to guess. It only advises: the gateway decides.
 * @param name the username of the same form; a password that contains it is easier
 */
export const passwordStrength = (password: string, name = ''): PasswordStrength => {
  const pool = CLASSES.reduce((sum, [shape, size]) => sum + (shape.test(password) ? size : 0), 0)
  const bits = surprisingLength(password, name) * Math.log2(Math.max(pool, 2))
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}

/** Returns the number of characters that are not predictable: a known word, a row or a repetition counts as one. */
const surprisingLength = (password: string, name: string): number => {
  const words = [...KNOWN, name.toLowerCase()]
  const text = password.toLowerCase()
  let count = 0
  for (let at = 0; at < text.length; count += 1) at += Math.max(1, repeated(text, at), known(text, at, words))
  return count
}

/** Returns the length of the repetition of one character at a place. */
const repeated = (text: string, at: number): number => {
  let end = at
  while (end < text.length && text[end] === text[at]) end += 1
  return end - at
}

/** Returns the length of the longest part of a known word at a place; 0 if there is none of four characters. */
const known = (text: string, at: number, words: readonly string[]): number => {
  let length = MIN_WORD
  const isKnown = (): boolean =>
    at + length <= text.length && words.some((word) => word.includes(text.slice(at, at + length)))
  while (isKnown()) length += 1
  return length === MIN_WORD ? 0 : length - 1
}
