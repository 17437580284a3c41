import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { isLanguageCode } from '#domain/language/language-choice'
import type { LanguageCode } from '#domain/language/languages'

const FOLDER = path.resolve(import.meta.dirname, '../../src/i18n/locales')
const fileSchema = v.record(v.string(), v.string())

export const PARTS = ['first', 'rest'] as const
export type Part = (typeof PARTS)[number]

/** The languages that have a folder. */
export const translated: readonly LanguageCode[] = readdirSync(FOLDER).filter((name) => isLanguageCode(name))

export const translationsOf = (code: LanguageCode, part: Part): Readonly<Record<string, string>> =>
  v.parse(fileSchema, JSON.parse(readFileSync(path.join(FOLDER, code, `${part}.json`), 'utf8')))

const PLURAL = /_(zero|one|two|few|many|other)$/u

export const baseOf = (key: string): string => key.replace(PLURAL, '')

export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1]

export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/gu)].map((match) => match[1] ?? ''))].sort()
