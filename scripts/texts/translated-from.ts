import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import { baseOf, formOf, languageTexts, targets, type Texts } from './text-files'

const FILE = path.resolve(import.meta.dirname, '../../src/i18n/translators/translated-from.json')

/**
 * The English that each translation was made from, as hashes by key without plural form: `all` counts for every
 * language, `older` names the languages whose translation of a key is of another English.
 */
const schema = v.object({
  all: v.record(v.string(), v.string()),
  older: v.record(v.string(), v.record(v.string(), v.string())),
})

export type TranslatedFrom = v.InferOutput<typeof schema>

export const readTranslatedFrom = (): TranslatedFrom =>
  v.parse(schema, JSON.parse(readFileSync(FILE, 'utf8')))

export const writeTranslatedFrom = (from: TranslatedFrom): void => {
  writeFileSync(FILE, `${JSON.stringify(from, null, 2)}\n`)
}

/** Returns a hash of each English text, by key without plural form. All forms of a text have one hash. */
export const englishHashes = (english: Texts = englishTexts()): ReadonlyMap<string, string> => {
  const forms = new Map<string, string[]>()
  for (const [key, text] of Object.entries(english))
    forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), `${formOf(key) ?? ''}:${text}`])
  return new Map([...forms].map(([base, texts]) => [base, hashOf(texts.sort().join('\n'))]))
}

const englishTexts = (): Texts => {
  const { first, rest } = languageTexts('EN')
  return { ...first, ...rest }
}

const HASH_LENGTH = 8 // 48 bits: two texts of one key never collide by chance

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)

/** Returns the keys whose translation in this language was made from another English than today's. */
export const outdatedKeys = (
  from: TranslatedFrom,
  code: LanguageCode,
  hashes: ReadonlyMap<string, string> = englishHashes(),
): readonly string[] =>
  [...hashes].filter(([key, hash]) => (from.older[code]?.[key] ?? from.all[key]) !== hash).map(([key]) => key)

/** Returns the record after these translations were made, or checked, from today's English. */
export const accept = (
  from: TranslatedFrom,
  keys: readonly string[],
  codes: readonly LanguageCode[],
  hashes: ReadonlyMap<string, string> = englishHashes(),
): TranslatedFrom => {
  const accepted = new Set(codes)
  const all: Record<string, string> = {}
  const older: Record<string, Record<string, string>> = {}
  for (const [key, hash] of hashes) {
    const hashIn = (code: LanguageCode): string =>
      keys.includes(key) && accepted.has(code) ? hash : (from.older[code]?.[key] ?? from.all[key] ?? '')
    const known = targets.map((code) => [code, hashIn(code)] as const)
    const isAny = known.some(([, own]) => own === hash)
    all[key] = isAny ? hash : (from.all[key] ?? '')
    for (const [code, own] of known) if (own !== all[key]) (older[code] ??= {})[key] = own
  }
  return { all, older }
}
