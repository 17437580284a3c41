import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../../../scripts/lib/ensure-build'

const translationsSchema = v.record(v.string(), v.string())

/** Returns the app's translations in a language, by key. */
export const translationsOf = (language: string): ((key: string) => string) => {
  const [first, rest] = ['first.json', 'rest.json'].map((file) => {
    const text = readFileSync(path.join(ROOT, 'src/i18n/locales', language, file), 'utf8')
    return v.parse(translationsSchema, JSON.parse(text))
  })
  return (key) => {
    const found = rest?.[key] ?? first?.[key]
    if (found === undefined) throw new Error(`${language} has no words for ${key}`)
    return found
  }
}
