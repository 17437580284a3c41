import type { LanguageCode } from '#domain/language/languages'
import { type CsvRow, englishOf, partOf } from './csv-rows'
import { baseOf, type LanguageTexts } from './text-files'
import type { TextNote } from './text-notes'
import { textProblems } from './text-problems'

export interface ImportedTexts {
  readonly texts: LanguageTexts
  /** Keys, without plural form, that the translator has seen with today's English. */
  readonly keys: readonly string[]
  /** Number of texts that are new. */
  readonly changed: number
}

export type ImportResult =
  | ({ readonly isOk: true } & ImportedTexts)
  | { readonly isOk: false; readonly problems: readonly string[] }

/**
 * Returns the texts of a language with those of a translator's file, or all that is wrong with the file: then nothing
 * of it counts. Rows without a translation are left as they are.
 */
export const importRows = (
  code: LanguageCode,
  rows: readonly CsvRow[],
  texts: LanguageTexts,
  english: LanguageTexts,
  notes: ReadonlyMap<string, TextNote>,
): ImportResult => {
  const next = { first: { ...texts.first }, rest: { ...texts.rest } }
  const problems: string[] = []
  const keys = new Set<string>()
  const seen = new Set<string>()
  let changed = 0
  for (const { key, english: shown, translation } of rows) {
    if (translation === '') continue
    const part = partOf(texts, key)
    if (!part) {
      problems.push(`${key}: ${code} has no such text`)
      continue
    }
    const source = englishOf(english[part], key)
    const found = [
      ...(seen.has(key) ? ['is there twice'] : []),
      ...(shown === source ? [] : ['was translated from another English: export the file again']),
      ...textProblems(translation, source, notes.get(baseOf(key))),
    ]
    seen.add(key)
    problems.push(...found.map((problem) => `${key}: ${problem}`))
    if (next[part][key] !== translation) changed += 1
    next[part][key] = translation
    keys.add(baseOf(key))
  }
  return problems.length > 0
    ? { isOk: false, problems }
    : { isOk: true, texts: next, keys: [...keys], changed }
}
