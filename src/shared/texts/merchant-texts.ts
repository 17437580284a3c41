import type { LanguageCode } from '#domain/language/languages'
import { TEXTS_KEY } from '#domain/storage-keys'
import { ownEntries } from '#domain/text/own-entries'
import { tryParseJson } from '#domain/text/parse-json'
import { overrideTexts } from '#domain/language/merchant-texts'
import { overrideTranslations } from '../../i18n/translation-store'
import { readStorage, writeStorage } from '../storage/storage-area'

/** A merchant's own texts by language, not checked. */
type TextsByLanguage = ReadonlyMap<string, unknown>

/** What this page shows, as JSON; another tab may have stored more. */
let shown = ''

const storedTexts = (): TextsByLanguage => ownEntries(tryParseJson(readStorage('local', TEXTS_KEY)))

const show = (texts: TextsByLanguage): void => {
  const json = JSON.stringify([...texts])
  if (shown === json) return
  shown = json
  overrideTranslations((language, ours) => overrideTexts(ours, ownEntries(texts.get(language))))
}

/** Shows the merchant's own texts as of the last visit; of a first visit's document, if it was prerendered. */
export const showStoredTexts = (): void => {
  const { texts } = document.documentElement.dataset
  show(new Map([...ownEntries(tryParseJson(texts)), ...storedTexts()]))
}

/**
 * Shows the merchant's own texts of a language at once, and stores them for the next start.
 * @param own undefined if the merchant has none in this language
 * @param named the languages in which it has texts: those of others are forgotten
 */
export const storeTexts = (
  language: LanguageCode,
  own: ReadonlyMap<string, unknown> | undefined,
  named: readonly string[],
): void => {
  const texts = new Map([...storedTexts()].filter(([code]) => named.includes(code)))
  if (own) texts.set(language, Object.fromEntries(own))
  const json = texts.size > 0 ? JSON.stringify(Object.fromEntries(texts)) : ''
  if (json !== (readStorage('local', TEXTS_KEY) ?? '')) writeStorage('local', TEXTS_KEY, json)
  show(texts)
}
