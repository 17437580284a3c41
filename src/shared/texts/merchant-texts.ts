import { overrideTexts } from '#domain/texts/merchant-texts'
import type { LanguageCode } from '#domain/language/languages'
import { TEXTS_KEY } from '#domain/storage-keys'
import { ownEntries } from '#domain/text/own-entries'
import { tryParseJson } from '#domain/text/parse-json'
import { overrideTranslations } from '../../i18n/translation-store'
import { readStorage, writeStorage } from '../storage/storage-area'

/** What this page shows of the merchant's own texts, as JSON by language and key; another tab may have stored more. */
let shown = ''

const storedTexts = (): string =>
  readStorage('local', TEXTS_KEY) ?? document.documentElement.dataset['texts'] ?? ''

const show = (json: string): void => {
  if (shown === json) return
  shown = json
  const texts = ownEntries(tryParseJson(json))
  overrideTranslations((language, ours) => overrideTexts(ours, ownEntries(texts.get(language))))
}

/** Shows the merchant's own texts as of the last visit; of a first visit's document, if it was prerendered. */
export const showStoredTexts = (): void => show(storedTexts())

/**
 * Shows the merchant's own texts of a language at once, and stores them for the next start.
 * @param own undefined if the merchant has none in this language
 */
export const storeTexts = (language: LanguageCode, own: ReadonlyMap<string, unknown> | undefined): void => {
  const before = storedTexts()
  const texts = new Map(ownEntries(tryParseJson(before)))
  if (own && own.size > 0) texts.set(language, Object.fromEntries(own))
  else texts.delete(language)
  const json = texts.size > 0 ? JSON.stringify(Object.fromEntries(texts)) : ''
  if (json !== before) writeStorage('local', TEXTS_KEY, json)
  show(json)
}
