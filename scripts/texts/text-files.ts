import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { isLanguageCode } from '#domain/language/language-choice'
import type { LanguageCode } from '#domain/language/languages'
import { UserError } from '../lib/user-error'

const FOLDER = path.resolve(import.meta.dirname, '../../src/i18n/locales')
const fileSchema = v.record(v.string(), v.string())

export const PARTS = ['first', 'rest'] as const
export type Part = (typeof PARTS)[number]

/** Texts by key. A text with plural forms has a key for each form, as in `lobby.games_one`. */
export type Texts = Readonly<Record<string, string>>

/** All texts of one language, by part. */
export type LanguageTexts = Readonly<Record<Part, Texts>>

/** The languages that have a folder. */
export const translated: readonly LanguageCode[] = readdirSync(FOLDER).filter((name) => isLanguageCode(name))

/** The languages that are translated from English. */
export const targets: readonly LanguageCode[] = translated.filter((code) => code !== 'EN')

/**
 * Returns the code of a language that is translated from English.
 * @throws a `UserError` for any other text
 */
export const readTarget = (code: string): LanguageCode => {
  if (isLanguageCode(code) && targets.includes(code)) return code
  throw new UserError(`${code} is none of the translated languages: ${targets.join(', ')}.`)
}

/** Returns these languages like `readTarget`; for none of them, all that are translated. */
export const readTargets = (codes: readonly string[]): readonly LanguageCode[] =>
  codes.length > 0 ? codes.map(readTarget) : targets

const fileOf = (code: LanguageCode, part: Part): string => path.join(FOLDER, code, `${part}.json`)

export const translationsOf = (code: LanguageCode, part: Part): Texts =>
  v.parse(fileSchema, JSON.parse(readFileSync(fileOf(code, part), 'utf8')))

export const languageTexts = (code: LanguageCode): LanguageTexts => ({
  first: translationsOf(code, 'first'),
  rest: translationsOf(code, 'rest'),
})

export const writeTexts = (code: LanguageCode, texts: LanguageTexts): void => {
  for (const part of PARTS) writeFileSync(fileOf(code, part), `${JSON.stringify(texts[part], null, 2)}\n`)
}

const PLURAL = /_(zero|one|two|few|many|other)$/u

/** Returns the key without its plural form, as code uses it. */
export const baseOf = (key: string): string => key.replace(PLURAL, '')

/** Returns the plural form of the key; undefined if it has none. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1]

/** Returns the names of the placeholders, sorted, each once. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/gu)].map((match) => match[1] ?? ''))].sort()
