import { parseMerchantTexts, textsPath, textsRowId } from '#domain/texts/merchant-texts'
import type { LanguageCode } from '#domain/language/languages'
import type { DatabaseReader } from '#domain/tables/reader'
import { commands } from '../../../shared/worker/client/commands'
import { pageState } from '../../../shared/page/page-state'
import { storeTexts } from '../../../shared/texts/merchant-texts'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'

interface TextsState {
  readonly language: LanguageCode
  /** Undefined until config.json has been read; '' if the merchant has no texts of its own. */
  readonly path: string | undefined
  /** The file as the worker stored it; undefined before that. */
  readonly json: string | undefined
  readonly isOffline: boolean
}

const readTextsState = async (read: DatabaseReader): Promise<TextsState> => {
  const { language } = pageState
  const [config, texts, gateway] = await Promise.all([
    read.get('config', 'config'),
    read.get('config', textsRowId(language)),
    read.get('connection', 'gateway'),
  ])
  return {
    language,
    path: config && textsPath(config.json, language),
    json: texts?.json,
    isOffline: gateway?.state === 'offline',
  }
}

/** The file that was requested last in this visit. */
let requested = ''

/** Requests a file once per visit, and again after a failure when the network has returned. */
const request = async (language: LanguageCode, path: string): Promise<void> => {
  const file = `${language} ${path}`
  if (requested === file) return
  requested = file
  const fetched = await commands.fetchMerchantTexts(language, path)
  if (!fetched.ok && requested === file) requested = ''
}

/**
 * Shows the merchant's own texts in the language of the page (docs/texts.md), from the last visit until the worker has
 * fetched them. Call once per page.
 */
export const startMerchantTexts = (): void =>
  subscribeQuery(readTextsState, ({ language, path, json, isOffline }) => {
    if (path === undefined) return
    if (path === '') storeTexts(language, undefined)
    else if (json !== undefined) storeTexts(language, parseMerchantTexts(json) ?? undefined)
    if (path !== '' && !isOffline) void request(language, path)
  })
