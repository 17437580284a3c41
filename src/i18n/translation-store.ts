import { createInstance, type i18n } from 'i18next'
import type { LanguageCode } from '#domain/language/languages'
import { CHUNK_FAILURE_TTL_MS } from '#domain/timing'
import { formatNumber } from './format/format-number'
import { intlTag } from './format/intl-tags'
import { loadTranslationFile, type TranslationPart } from './locale-files'
import type { AllTranslations, TranslationFile, TranslationValues } from './translation-types'

/** Returns the texts of a file with the merchant's own ones in place of ours. */
type Override = (code: LanguageCode, words: TranslationFile) => TranslationFile

/**
 * Translations in memory: the loaded files and the current language. Loading a file and showing a language are
 * separate steps, so a language change never shows a half-translated screen.
 */
const instance: i18n = createInstance()
const loads = new Map<string, Promise<void>>()
/** For each loaded file, adds its texts again: after a change of the merchant's own ones. */
const loaded = new Map<string, () => void>()
const listeners = new Set<() => void>()
/** React's `use` does not wait for a promise that has these fields. */
const FULFILLED = { status: 'fulfilled', value: undefined } as const
let shown: AllTranslations | null = null
let override: Override = (_code, words) => words

void instance.init({
  fallbackLng: false,
  load: 'currentOnly',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  ns: ['rest', 'first'],
  defaultNS: 'rest',
  fallbackNS: 'first',
  resources: {},
  interpolation: { escapeValue: false }, // React escapes
})

const fileKey = (code: LanguageCode, part: TranslationPart): string => `${code}/${part}`

/**
 * Loads one file once; a failed load can be retried a little later. Later calls return the same promise, as React's
 * `use` requires. No screen is rendered again: those that need the file wait for its promise.
 */
export const loadTranslations = (code: LanguageCode, part: TranslationPart): Promise<void> => {
  const key = fileKey(code, part)
  const known = loads.get(key)
  if (known) return known
  const load: Promise<void> = loadTranslationFile(code, part).then(
    (words) => {
      const add = (): void => void instance.addResourceBundle(intlTag(code), part, override(code, words))
      add()
      loaded.set(key, add)
      void Object.assign(load, FULFILLED)
    },
    (reason: unknown) => {
      setTimeout(() => loads.delete(key), CHUNK_FAILURE_TTL_MS)
      throw reason
    },
  )
  loads.set(key, load)
  return load
}

export const hasLoaded = (code: LanguageCode, part: TranslationPart): boolean =>
  loaded.has(fileKey(code, part))

/** Puts the merchant's own texts in place of ours, also in the files that are loaded already (docs/texts.md). */
export const overrideTranslations = (next: Override): void => {
  override = next
  for (const add of loaded.values()) add()
  if (shown) showLanguage(shown.language)
}

/** Replaces the texts of a loaded file. For the development server: no build contains this function. */
export const replaceTranslations = (
  code: LanguageCode,
  part: TranslationPart,
  words: TranslationFile,
): void => {
  if (!hasLoaded(code, part)) return
  instance.addResourceBundle(intlTag(code), part, words)
  if (shown?.language === code) showLanguage(code)
}

export const isPartInUse = (part: TranslationPart): boolean =>
  shown !== null && hasLoaded(shown.language, part)

/** Shows a language whose first file is loaded, or its changed texts. */
export const showLanguage = (code: LanguageCode): void => {
  shown = translationsOf(code)
  for (const listener of listeners) listener()
}

export const currentTranslations = (): AllTranslations | null => shown

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const translationsOf = (code: LanguageCode): AllTranslations => {
  const read = instance.getFixedT(intlTag(code))
  // A grid requests the same few texts once per tile, and a lookup costs more than rendering the text.
  const plain = new Map<string, string>()
  const write = (key: string, values?: TranslationValues): string => {
    if (!values) return plain.get(key) ?? cacheText(key)
    const replace: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values))
      replace[name] = typeof value === 'number' ? formatNumber(value, code) : value
    // `count` picks the plural form as a number and is shown in the language's format
    return read(key, { count: values.count, replace })
  }
  const cacheText = (key: string): string => {
    const text = read(key)
    if (text !== key) plain.set(key, text) // a file that arrives later may have it
    return text
  }
  return Object.assign(write, { language: code })
}
