import { isLocalPath } from '../routing/local-path'
import type { TextsRowId } from '../tables/rows'
import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'
import type { LanguageCode } from './languages'

/** Characters in a merchant's file of one language. */
export const MAX_TEXTS_LENGTH = 16_384
/** Characters in one of its texts. */
export const MAX_TEXT_LENGTH = 500

/** Why a merchant's text cannot replace ours. */
export type TextProblem = 'unknown-key' | 'no-text' | 'too-long' | 'unsafe' | 'placeholders'

/**
 * Returns the path of the merchant's own texts in one language, which `texts` of config.json names (docs/texts.md); ''
 * if it names none, or no path of this host.
 * @param json text of config.json as the worker stores it; undefined if there is none
 */
export const textsPath = (json: string | undefined, language: string): string => {
  const path = namedFiles(json).get(language)
  return typeof path === 'string' && isLocalPath(path) ? path : ''
}

/** Returns the codes of the languages for which config.json names a file. */
export const textsLanguages = (json: string): readonly string[] => [...namedFiles(json).keys()]

const namedFiles = (json: string | undefined): ReadonlyMap<string, unknown> =>
  ownEntries(ownEntries(tryParseJson(json)).get('texts'))

/** Returns the id of the row with a merchant's own texts in one language. */
export const textsRowId = (language: LanguageCode): TextsRowId => `texts.${language}`

/** Returns the content of a merchant's file; null if it is too long or no JSON object. */
export const parseMerchantTexts = (json: string): ReadonlyMap<string, unknown> | null => {
  const value = json.length > MAX_TEXTS_LENGTH ? null : tryParseJson(json)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? ownEntries(value) : null
}

/**
 * Returns why a merchant's text cannot replace ours; null if it can.
 * @param ours our text with the same key, in the same language; undefined for an unknown key
 */
export const textProblem = (ours: string | undefined, text: unknown): TextProblem | null => {
  if (ours === undefined) return 'unknown-key'
  if (typeof text !== 'string' || !VISIBLE.test(text)) return 'no-text'
  if (text.length > MAX_TEXT_LENGTH) return 'too-long'
  if (UNSAFE.test(text)) return 'unsafe'
  return placeholders(ours) === placeholders(text) ? null : 'placeholders'
}

/** Returns our texts with those of the merchant that can replace them. */
export const overrideTexts = (
  ours: Readonly<Record<string, string>>,
  merchant: ReadonlyMap<string, unknown>,
): Readonly<Record<string, string>> => {
  const usable = [...merchant].flatMap(([key, text]) =>
    typeof text === 'string' && textProblem(ownText(ours, key), text) === null ? [[key, text] as const] : [],
  )
  return usable.length === 0 ? ours : { ...ours, ...Object.fromEntries(usable) }
}

const ownText = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** A character that is drawn. Hangul fillers are letters, but blank. */
const VISIBLE = /(?![\u{115f}\u{1160}\u{3164}\u{ffa0}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Control characters, marks that change the direction of what follows, and references to other texts. */
const UNSAFE = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]|\$t\(/u

/** Returns the placeholders of a text, each once and in one order. */
const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\{.*?(?:\}\}|$)/gsu)?.map((name) => name.replaceAll(/^\{\{\s*|\s*\}\}$/gu, '')))]
    .sort()
    .join(' ')
