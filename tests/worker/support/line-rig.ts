import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { LineCheckResult } from '#domain/port'
import type { LineRow } from '#domain/tables/worker-rows'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import type { SettingsRow } from '#domain/tables/rows'
import { createPageFactsStore } from '#worker/page-facts-store'
import { checkLines } from '#worker/lines/check-lines'
import { persistFallbackData } from '#worker/lines/persist-fallback-data'
import { ConfigLoader } from '#worker/net/config-file'
import { createMemoryStore } from '#worker/store/memory-store'
import { LineHosts } from './line-hosts'
import { createTestHttpClient } from './test-http-client'

/** The app's own origin, which is the current line. */
export const OWN = 'https://m.example.com'
export const A = 'https://a.example'
export const B = 'https://b.example'
export const C = 'https://c.example'

const NOW = 18e11

/** Line checks against configurable hosts, on a fake clock; new for each test. */
export class LineRig {
  hosts = new LineHosts()
  tables = new MemoryDatabase()

  constructor() {
    beforeEach(() => {
      vi.useFakeTimers({ now: NOW })
      this.hosts = new LineHosts()
      this.hosts.pong(OWN, 50)
      this.tables = new MemoryDatabase()
      vi.stubGlobal('fetch', this.hosts.fetch)
    })
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
  }

  /** Sets the lines listed in the settings. */
  listed(...domains: readonly unknown[]): void {
    this.tables.apply({ table: 'settings', puts: [settings(domains)], deletes: [] })
  }

  rows(): readonly LineRow[] {
    return this.tables.all('lines')
  }

  row(origin: string): LineRow | undefined {
    return this.rows().find((row) => row.origin === origin)
  }

  /** Stores the lines from the settings, as after a sync. */
  persistFallbackData(): Promise<void> {
    return persistFallbackData({
      store: this.#store(),
      facts: this.#facts(),
      origin: OWN,
      epoch: () => undefined,
    })
  }

  /** Runs a check to its end and returns also how long it took. */
  async run(isMeasuring = false): Promise<LineCheckResult & { readonly ms: number }> {
    const start = Date.now()
    const outcome: { found?: LineCheckResult; at?: number } = {}
    void this.#check(isMeasuring).then((found) => {
      Object.assign(outcome, { found, at: Date.now() })
    })
    for (let step = 0; step < 500 && !outcome.found; step += 1) await vi.advanceTimersByTimeAsync(100)
    if (!outcome.found) throw new Error('The check did not end')
    return { ...outcome.found, ms: (outcome.at ?? 0) - start }
  }

  async #check(isMeasuring: boolean): Promise<LineCheckResult> {
    const facts = this.#facts()
    const httpClient = createTestHttpClient(facts)
    const config = new ConfigLoader()
    const dependencies = { store: this.#store(), facts, httpClient, config, origin: OWN, random: () => 0 }
    return checkLines(dependencies, isMeasuring)
  }

  #store() {
    return createMemoryStore(this.tables, () => undefined)
  }

  #facts() {
    const facts = createPageFactsStore()
    facts.update({ merchant: 'harbour', language: 'EN' })
    return facts
  }
}

const settings = (domains: readonly unknown[]): SettingsRow => ({
  merchant: 'harbour',
  ...v.parse(settingsSchema, {
    currency: 'PHP',
    domainList: domains.map((domainName) => ({ domainName })),
  }),
})
