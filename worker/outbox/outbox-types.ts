import type { OutboxRow } from '#domain/tables/worker-rows'
import type { HttpClient } from '../net/http-client'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'
import type { Locks } from '../sync/leader-election'

/** Input of the outbox; the outbox fills in the rest of the row. */
export type OutboxEntry = Pick<OutboxRow, 'kind' | 'member' | 'path' | 'body' | 'coalesce'> & {
  /** Matches entries of its kind that it makes obsolete, sent or not. */
  readonly supersedes?: (row: OutboxRow) => boolean
}

export interface OutboxDependencies {
  readonly store: Store
  readonly httpClient: Pick<HttpClient, 'send'>
  readonly facts: PageFactsStore
  /** True while the gateway does not respond: only the probe is sent, so nothing is delivered. */
  readonly isCircuitOpen: () => boolean
  /** With locks, one tab delivers at a time. */
  readonly locks: Pick<Locks, 'request'> | undefined
  /** Called before the row is deleted, so that a reader always finds the row or its result. */
  readonly onDelivered: (row: OutboxRow) => Promise<void>
}
