import * as v from 'valibot'
import { DAY_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { digestText } from '#domain/text/row-digest'
import type { CachedResponseRow } from '#domain/tables/worker-rows'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'
import { parseValue } from './parse-value'
import type { HttpClient, RequestOptions } from './http-client'

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly httpClient: HttpClient
}

/**
 * The end of another tab's browser session cannot be observed, so no cached response is used for longer than this.
 */
const MAX_AGE_MS = DAY_MS

/**
 * Caches responses for one browser session (NET-06), keyed by URL, token and language. They are in Dexie, because a
 * worker has no session storage, and are deleted with the session. Keys contain only a digest of the token.
 */
export class ResponseCache {
  readonly #dependencies: Dependencies

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** Returns the cached response, else fetches and caches it. A cached one with the wrong shape is fetched again. */
  async fetch<T>(spec: RequestOptions, schema: v.GenericSchema<unknown, T>): Promise<Result<T, AppError>> {
    const { store, httpClient, facts } = this.#dependencies
    const { sessionId: session, session: login } = facts.current
    const key = this.#keyOf(spec)
    const row = await store.get('responseCache', [session, key])
    const cached = row && Date.now() - row.at < MAX_AGE_MS ? v.safeParse(schema, row.value) : undefined
    if (cached?.success) return { ok: true, value: cached.output }
    const answer = await httpClient.send(spec)
    if (!answer.ok) return answer
    const value = answer.value.kind === 'value' ? answer.value.value : null
    const parsed = parseValue(spec.path, schema, value)
    if (!parsed.ok) return parsed
    // After a login or logout meanwhile this response belongs to a session that has ended.
    if (facts.current.session?.token === login?.token) {
      const member = spec.access === 'open' ? '' : (login?.id ?? '')
      const fresh: CachedResponseRow = { session, key, member, value, at: Date.now() }
      await store.write([{ table: 'responseCache', puts: [fresh], deletes: [] }])
    }
    return parsed
  }

  #keyOf({ path, query = {}, access }: RequestOptions): string {
    const { language, merchant, session } = this.#dependencies.facts.current
    const token = access === 'open' ? '' : (session?.token ?? '')
    return String(digestText(JSON.stringify([path, query, merchant, language, token])))
  }
}
