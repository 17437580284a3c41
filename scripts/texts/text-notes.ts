import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { UserError } from '../lib/user-error'

const FILE = path.resolve(import.meta.dirname, '../../src/i18n/translators/notes.json')

/** What a translator needs to know about a text. Keys have no plural form. */
const noteSchema = v.object({
  /** The screen or part of the app, in words. */
  screen: v.pipe(v.string(), v.minLength(3)),
  /** What the text is, when it shows, and what its placeholders are. */
  description: v.pipe(v.string(), v.minLength(10)),
  /** The most characters that fit, without placeholders; a wide character of CJK counts twice. */
  limit: v.pipe(v.number(), v.integer(), v.minValue(2)),
})

export type TextNote = v.InferOutput<typeof noteSchema>

/**
 * Returns the notes by key.
 * @throws a `UserError` that names the first note of another shape
 */
export const readNotes = (): ReadonlyMap<string, TextNote> => {
  const notes = v.safeParse(v.record(v.string(), noteSchema), JSON.parse(readFileSync(FILE, 'utf8')))
  if (notes.success) return new Map(Object.entries(notes.output))
  const [issue] = notes.issues
  throw new UserError(`notes.json, ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
}

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/gu

/** Returns how much room a text needs, in Latin characters: without placeholders and combining marks. */
export const widthOf = (text: string): number => {
  const letters = text.replaceAll(/\{\{\s*\w+\s*\}\}/gu, '').replaceAll(/\p{M}/gu, '')
  return letters.length + (letters.match(WIDE)?.length ?? 0)
}
