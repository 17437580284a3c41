import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Database } from '#gateway/db/database'

const TEXTS = path.join(import.meta.dirname, 'texts')
const fileSchema = v.record(v.string(), v.string())

/** The texts of categories, banners and announcements, by language; EN, CN and UR are in the content itself. */
export const readDemoTranslations = (): ReadonlyMap<string, Readonly<Record<string, string>>> =>
  new Map(
    readdirSync(TEXTS).map((file) => [
      path.basename(file, '.json'),
      v.parse(fileSchema, JSON.parse(readFileSync(path.join(TEXTS, file), 'utf8'))),
    ]),
  )

export function seedTranslations(db: Database): void {
  db.insertAll(
    'INSERT INTO translation (language, key, text) VALUES (?, ?, ?)',
    [...readDemoTranslations()].flatMap(([language, texts]) =>
      Object.entries(texts).map(([key, text]) => [language, key, text]),
    ),
  )
}
