import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import { type DeployedConfig, deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import type { PageFacts } from '#domain/port'
import type { Result } from '#domain/result'
import { createPageFactsStore } from '#worker/page-facts-store'
import { requestHeaders } from '#worker/net/request-headers'
import type { HttpFailure } from './connection/http-failure'
import { httpGet, type HttpGetOptions, type HttpResponse } from './connection/http-get'
import { Findings } from './report/findings'

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
  /** '' if the command line names none. */
  readonly merchant: string
  /** True to accept any certificate of the origin's host. */
  readonly isInsecure?: boolean
}

/** State of a guest's visit. */
export class CheckRun {
  readonly findings = new Findings()
  /** The calls that got a response, in order. */
  readonly sent: CallCost[] = []
  readonly origin: string
  readonly language: LanguageCode
  readonly isInsecure: boolean
  /** True if the command line names the merchant. */
  readonly isMerchantOption: boolean
  /** '' until config.json or status provides it. */
  merchant: string
  /** Id of the build that the host serves; null until it is known. */
  build: string | null = null
  config: DeployedConfig = v.parse(deployedConfigSchema, {})
  /** The text of config.json, as the app stores it. */
  configJson = '{}'

  constructor({ origin, language, merchant, isInsecure = false }: VisitStart) {
    this.origin = origin
    this.language = language
    this.merchant = merchant
    this.isMerchantOption = merchant !== ''
    this.isInsecure = isInsecure
  }

  /** Sends a request to any host. Only the origin's host may have any certificate. */
  get(url: string, options: HttpGetOptions = {}): Promise<Result<HttpResponse, HttpFailure>> {
    const isOwnHost = new URL(url).hostname === new URL(this.origin).hostname
    return httpGet(url, { ...options, isInsecure: this.isInsecure && isOwnHost })
  }

  /** Returns the URL of a call; config.json may have moved it. */
  urlOf(path: string, query: Readonly<Record<string, string>> = {}): string {
    const text = new URLSearchParams(query).toString()
    return `${this.origin}${this.config.paths[path] ?? path}${text === '' ? '' : `?${text}`}`
  }

  /** Headers of every guest call of the worker. @param merchant '' before it is known */
  headers(ifNoneMatch?: string, merchant = this.merchant): Readonly<Record<string, string>> {
    return requestHeaders({ facts: this.#facts(merchant), token: undefined, ifNoneMatch, hasBody: false })
  }

  #facts(merchant: string): PageFacts {
    const facts = createPageFactsStore()
    const { language, origin } = this
    facts.update({ sessionId: 'merchant-check', merchant, language, url: `${origin}/m/home` })
    return facts.current
  }
}
