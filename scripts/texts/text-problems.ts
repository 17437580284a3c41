import type { TextNote } from './text-notes'
import { widthOf } from './text-notes'
import { placeholdersOf } from './text-files'

/** Straight apostrophes and quotes, three dots in place of …, and … after a full stop or a space. */
const NOT_TYPOGRAPHIC = /["']|\.\.\.|…\.|\p{L}\s…/u

/**
 * Returns what is wrong with one translation, in words; empty if nothing is.
 * @param english the same text in English, which names the placeholders
 * @param note undefined for a text without a limit
 */
export const textProblems = (
  text: string,
  english: string,
  note: TextNote | undefined,
): readonly string[] => {
  const wanted = placeholdersOf(english)
  const has = placeholdersOf(text)
  const width = widthOf(text)
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
    ...(wanted.join() === has.join() ? [] : [`needs the placeholders ${list(wanted)} and has ${list(has)}`]),
    ...(NOT_TYPOGRAPHIC.test(text) ? ['has a straight quote, three dots or a space before …'] : []),
    ...(note && width > note.limit
      ? [`takes the room of ${String(width)} characters, ${String(note.limit)} fit`]
      : []),
  ]
}

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(', ')
