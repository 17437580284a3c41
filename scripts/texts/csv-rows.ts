import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import { UserError } from '../lib/user-error'
import { baseOf, languageTexts, type LanguageTexts, PARTS, type Texts } from './text-files'
import { readNotes } from './text-notes'
import { englishHashes, outdatedKeys, readTranslatedFrom } from './translated-from'

const COLUMNS = ['key', 'screen', 'description', 'limit', 'english', 'translation', 'state'] as const

const rowSchema = v.object({ key: v.string(), english: v.string(), translation: v.string() })

/** One row of a translator's file. `english` is what the translator has seen. */
export type CsvRow = v.InferOutput<typeof rowSchema>

/**
 * Returns the translator's file of one language: a row for each text and plural form, with what a translator needs.
 * `state` is `outdated` if the English has changed since the translation.
 */
export const exportCsv = (code: LanguageCode): string => {
  const english = languageTexts('EN')
  const notes = readNotes()
  const outdated = new Set(outdatedKeys(readTranslatedFrom(), code, englishHashes()))
  const rows = PARTS.flatMap((part) =>
    Object.entries(languageTexts(code)[part]).map(([key, translation]) => {
      const { screen = '', description = '', limit = '' } = notes.get(baseOf(key)) ?? {}
      const state = outdated.has(baseOf(key)) ? 'outdated' : 'current'
      return [key, screen, description, limit, englishOf(english[part], key), translation, state]
    }),
  )
  return stringify([COLUMNS, ...rows], { bom: true })
}

/**
 * Returns the rows of a translator's file; columns may be in any order, and further ones are ignored.
 * @throws a `UserError` for text that is no such file
 */
export const parseCsv = (text: string): readonly CsvRow[] => {
  try {
    const rows: unknown = parse(text, { bom: true, columns: true, skip_empty_lines: true })
    return v.parse(v.array(rowSchema), rows)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`The file needs the columns key, english and translation: ${reason}`)
  }
}

/** The English of a key in another language: its own plural form, else the general one. */
export const englishOf = (english: Texts, key: string): string =>
  english[key] ?? english[`${baseOf(key)}_other`] ?? english[baseOf(key)] ?? ''

/** Returns the part of the language's texts that has this key; undefined for an unknown key. */
export const partOf = (texts: LanguageTexts, key: string): (typeof PARTS)[number] | undefined =>
  PARTS.find((part) => Object.hasOwn(texts[part], key))
