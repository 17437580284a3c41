import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import { type DeployedConfig, deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import type { PageFacts } from '#domain/port'
import { createPageFactsStore } from '#worker/page-facts-store'
import { requestHeaders } from '#worker/net/request-headers'
import { Findings } from './findings'

/** Cost of a call. */
export interface CallCost {
  readonly where: string
  readonly bytes: number
  readonly ms: number
}

export interface VisitStart {
  /** Origin of app and API. */
  readonly origin: string
  readonly language: LanguageCode
  readonly merchant: string
}

/** State of a guest's visit. */
export class CheckRun {
  readonly findings = new Findings()
  /** The calls that got a response, in order. */
  readonly sent: CallCost[] = []
  readonly origin: string
  readonly language: LanguageCode
  /** '' until config.json or status provides it. */
  merchant: string
  config: DeployedConfig = v.parse(deployedConfigSchema, {})
  /** The text of config.json, as the app stores it. */
  configJson = '{}'

  constructor({ origin, language, merchant }: VisitStart) {
    this.origin = origin
    this.language = language
    this.merchant = merchant
  }

  /** Returns the URL of a call; config.json may have moved it. */
  urlOf(path: string, query: Readonly<Record<string, string>> = {}): string {
    const text = new URLSearchParams(query).toString()
    return `${this.origin}${this.config.paths[path] ?? path}${text === '' ? '' : `?${text}`}`
  }

  /** Headers of every guest call of the worker. */
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
