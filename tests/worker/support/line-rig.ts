import * as v from 'valibot'
import { beforeEach, vi } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import type { LineCheckResult } from '#domain/port'
import type { LineRow } from '#domain/tables/worker-rows'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import { createPageFactsStore } from '#worker/page-facts-store'
import { checkLines } from '#worker/lines/check-lines'
import { persistFallbackData } from '#worker/lines/persist-fallback-data'
import { ConfigLoader } from '#worker/net/config-file'
import { createMemoryStore } from '#worker/store/memory-store'
import { envelope } from './fake-gateway'
import { createTestHttpClient } from './test-http-client'

/** The app's own origin, which is the current line. */
export const OWN = 'https://m.example.com'
export const A = 'https://a.example'
export const B = 'https://b.example'
export const C = 'https://c.example'

const NOW = 18e11

/** It responds after so many ms, never, or with something else. */
type Host = number | 'silent' | (() => Response)

interface Ping {
  readonly origin: string
  readonly path: string
  readonly init: RequestInit | undefined
  /** Aborted before a response. */
  isAborted: boolean
}

/** Line checks against configurable hosts, on a fake clock; new for each test. */
export class LineRig {
  /** How a host responds to a ping. Any other host is down. */
  readonly hosts = new Map<string, Host>()
  /** The sent pings, in order. */
  pings: Ping[] = []
  tables = new MemoryDatabase()
  /** How often something was stored. */
  writes = 0

  constructor() {
    beforeEach(() => {
      vi.useFakeTimers({ now: NOW })
      this.hosts.clear()
      this.hosts.set(OWN, 50)
      this.pings = []
      this.writes = 0
      this.tables = new MemoryDatabase()
      vi.stubGlobal('fetch', this.#fetch)
    })
  }

  /** Sets fields of the settings. */
  configure(fields: object): void {
    const settings = v.parse(settingsSchema, { currency: 'PHP', ...fields })
    this.tables.apply({ table: 'settings', puts: [{ merchant: 'harbour', ...settings }], deletes: [] })
  }

  /** Sets the lines listed in the settings. */
  listed(...domains: readonly unknown[]): void {
    this.configure({ domainList: domains.map((domainName) => ({ domainName })) })
  }

  /** Lists these lines, and sets how their hosts respond. */
  offer(hosts: Readonly<Record<string, Host>>): void {
    this.listed(...Object.keys(hosts))
    for (const [origin, host] of Object.entries(hosts)) this.hosts.set(origin, host)
  }

  rows(): readonly LineRow[] {
    return this.tables.all('lines')
  }

  row(origin: string): LineRow | undefined {
    return this.rows().find((row) => row.origin === origin)
  }

  readonly #decrypted = { list: '', count: 0 }

  /** Stores the lines from the settings, as after a sync. */
  persistFallbackData(): Promise<void> {
    return persistFallbackData(
      {
        store: this.#store(),
        facts: this.#facts(),
        origin: OWN,
        epoch: () => undefined,
      },
      this.#decrypted,
    )
  }

  /** Runs a check to its end and returns also how long it took. */
  async run(isMeasuring = false): Promise<LineCheckResult & { readonly ms: number }> {
    const start = Date.now()
    const outcome: { found?: LineCheckResult; at?: number } = {}
    void this.#check(isMeasuring).then((found) => Object.assign(outcome, { found, at: Date.now() }))
    for (let step = 0; step < 500 && !outcome.found; step += 1) await vi.advanceTimersByTimeAsync(100)
    if (!outcome.found) throw new Error('The check did not end')
    return { ...outcome.found, ms: (outcome.at ?? 0) - start }
  }

  readonly #fetch: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, OWN)
    if (url.pathname !== PING_ENDPOINT) return Promise.resolve(new Response('', { status: 404 }))
    const ping: Ping = { origin: url.origin, path: url.pathname + url.search, init, isAborted: false }
    this.pings.push(ping)
    let isAnswered = false
    return new Promise((resolve, reject) => {
      const answer = (response: Response): void => {
        isAnswered = true
        resolve(response)
      }
      init?.signal?.addEventListener('abort', () => {
        ping.isAborted = !isAnswered
        reject(new DOMException('aborted', 'AbortError'))
      })
      const host = this.hosts.get(url.origin)
      if (host === undefined) reject(new TypeError('Failed to fetch'))
      else if (typeof host === 'number') setTimeout(() => answer(envelope('pong')), host)
      else if (host !== 'silent') answer(host())
    })
  }

  async #check(isMeasuring: boolean): Promise<LineCheckResult> {
    const facts = this.#facts()
    const httpClient = createTestHttpClient(facts)
    const config = new ConfigLoader()
    const dependencies = { store: this.#store(), facts, httpClient, config, origin: OWN, random: () => 0 }
    return checkLines(dependencies, isMeasuring)
  }

  #store() {
    return createMemoryStore(this.tables, () => (this.writes += 1))
  }

  #facts() {
    const facts = createPageFactsStore()
    facts.update({ merchant: 'harbour', language: 'EN' })
    return facts
  }
}
