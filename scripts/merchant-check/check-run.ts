import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import { type Config, configSchema } from '#domain/contract/settings/config'
import type { PageFacts } from '#domain/port'
import { createPageFactsStore } from '#worker/page-facts-store'
import { requestHeaders } from '#worker/net/request-headers'
import { Findings } from './findings'

/** What a call has cost. */
export interface CallCost {
  readonly where: string
  readonly bytes: number
  readonly ms: number
}

export interface VisitStart {
  /** Where app and API are. */
  readonly origin: string
  readonly language: LanguageCode
  readonly merchant: string
}

/** A guest's visit, as far as it has come. */
export class CheckRun {
  readonly findings = new Findings()
  /** The calls that were answered, in their order. */
  readonly sent: CallCost[] = []
  readonly origin: string
  readonly language: LanguageCode
  /** '' until config.json or status has named it. */
  merchant: string
  config: Config = v.parse(configSchema, {})
  /** The text of config.json, as the app keeps it. */
  configJson = '{}'

  constructor({ origin, language, merchant }: VisitStart) {
    this.origin = origin
    this.language = language
    this.merchant = merchant
  }

  /** The address of a call, as config.json may have moved it. */
  urlOf(path: string, query: Readonly<Record<string, string>> = {}): string {
    const text = new URLSearchParams(query).toString()
    return `${this.origin}${this.config.paths[path] ?? path}${text === '' ? '' : `?${text}`}`
  }

  /** What the worker sends with every call of a guest's. */
  headers(ifNoneMatch?: string): Readonly<Record<string, string>> {
    return requestHeaders({ facts: this.#facts(), token: undefined, ifNoneMatch, hasBody: false })
  }

  #facts(): PageFacts {
    const facts = createPageFactsStore()
    const { merchant, language, origin } = this
    facts.update({ sessionId: 'merchant-check', merchant, language, url: `${origin}/m/home` })
    return facts.current
  }
}
