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

interface Tools {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly requester: HttpClient
}

/** Nobody knows when another tab's browser session has ended; none lasts longer than this without being asked anew. */
const KEPT_MS = DAY_MS

/**
 * Answers that are good for one browser session (NET-06): keyed by url, token and language, kept in Dexie because a
 * worker has no session storage, and gone with the session. The token itself is in no key, only its digest.
 */
export class ResponseCache {
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  /** The kept answer, else the gateway's, which is kept then. A kept one of the wrong shape is asked for anew. */
  async ask<T>(spec: RequestOptions, schema: v.GenericSchema<unknown, T>): Promise<Result<T, AppError>> {
    const { store, requester, facts } = this.#tools
    const { sessionId: session, session: login } = facts.current
    const key = this.#keyOf(spec)
    const row = await store.get('responseCache', [session, key])
    const kept = row && Date.now() - row.at < KEPT_MS ? v.safeParse(schema, row.value) : undefined
    if (kept?.success) return { ok: true, value: kept.output }
    const answer = await requester.send(spec)
    if (!answer.ok) return answer
    const value = answer.value.kind === 'value' ? answer.value.value : null
    const parsed = parseValue(spec.path, schema, value)
    if (!parsed.ok) return parsed
    // A login or a logout meanwhile: this answer belongs to a session that is over.
    if (facts.current.session?.token === login?.token) {
      const member = spec.access === 'open' ? '' : (login?.id ?? '')
      const fresh: CachedResponseRow = { session, key, member, value, at: Date.now() }
      await store.write([{ table: 'responseCache', puts: [fresh], deletes: [] }])
    }
    return parsed
  }

  #keyOf({ path, query = {}, access }: RequestOptions): string {
    const { language, merchant, session } = this.#tools.facts.current
    const token = access === 'open' ? '' : (session?.token ?? '')
    return String(digestText(JSON.stringify([path, query, merchant, language, token])))
  }
}
