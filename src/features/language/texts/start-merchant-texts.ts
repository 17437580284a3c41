import type { LanguageCode } from '#domain/language/languages'
import { TEXTS_KEY } from '#domain/storage-keys'
import type { DatabaseReader } from '#domain/tables/reader'
import { parseMerchantTexts, textsLanguages, textsPath, textsRowId } from '#domain/language/merchant-texts'
import { MINUTE_MS } from '#domain/timing'
import { pageState } from '../../../shared/page/page-state'
import { readStorage } from '../../../shared/storage/storage-area'
import { commands } from '../../../shared/worker/client/commands'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'

interface TextsState {
  readonly language: LanguageCode
  /** The languages in which the merchant has texts of its own. */
  readonly named: readonly string[]
  /** '' if it has none in this language. */
  readonly path: string
  /** The file at this path as the worker stored it; undefined before that. */
  readonly json: string | undefined
}

/** Returns undefined until config.json has been read. */
const readTextsState = async (read: DatabaseReader): Promise<TextsState | undefined> => {
  const { language } = pageState
  const [config, texts] = await Promise.all([
    read.get('config', 'config'),
    read.get('config', textsRowId(language)),
  ])
  if (!config) return undefined
  const path = textsPath(config.json, language)
  const json = texts?.path === path ? texts.json : undefined
  return { language, named: textsLanguages(config.json), path, json }
}

/** The files that this visit has requested. */
const requested = new Set<string>()

/** Requests a file once per visit, and after a failure again each minute. */
const request = async (language: LanguageCode, path: string): Promise<void> => {
  const file = `${language} ${path}`
  if (path === '' || requested.has(file)) return
  requested.add(file)
  const fetched = await commands.fetchMerchantTexts(language, path)
  if (!fetched.ok) setTimeout(() => requestAgain(language, path, file), MINUTE_MS)
}

const requestAgain = (language: LanguageCode, path: string, file: string): void => {
  requested.delete(file)
  if (pageState.language === language) void request(language, path)
}

const apply = async ({ language, named, path, json }: TextsState): Promise<void> => {
  const own = json === undefined ? undefined : (parseMerchantTexts(json) ?? undefined)
  // Merchants without texts load no code for them.
  if (!own && (readStorage('local', TEXTS_KEY) ?? '') === '') return
  if (!own && path !== '') return // until the file arrives, those of the last visit
  ;(await import('../../../shared/texts/merchant-texts')).storeTexts(language, own, named)
}

/**
 * Shows the merchant's own texts in the language of the page (docs/texts.md), from the last visit until the worker has
 * fetched them. Call once per page.
 */
export const startMerchantTexts = (): void =>
  subscribeQuery(readTextsState, (state) => {
    if (!state) return
    void apply(state).catch(() => undefined) // without the chunk, at the next change or visit
    void request(state.language, state.path)
  })
