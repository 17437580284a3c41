import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import type { Database } from './database'

const row = v.object({ key: v.string(), text: v.string() })

/** Returns the text of a key, such as `banner.welcome.title`, or the given one if it is not translated. */
export type TranslateContent = (key: string, otherwise: string) => string

/** Reads the texts of content in one of the languages that have no columns of their own. */
export function contentTranslations(db: Database, language: LanguageCode): TranslateContent {
  const rows = db.all(row, 'SELECT key, text FROM translation WHERE language = ?', language)
  const texts = new Map(rows.map(({ key, text }) => [key, text]))
  return (key, otherwise) => texts.get(key) ?? otherwise
}
