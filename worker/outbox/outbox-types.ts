import type { OutboxRow } from '#domain/tables/worker-rows'
import type { HttpClient } from '../net/http-client'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

/** What is to be delivered; the rest of its row is the outbox's business. */
export type OutboxEntry = Pick<OutboxRow, 'kind' | 'member' | 'path' | 'body' | 'coalesce'> & {
  /** Rows of its kind that have no point any more, sent or not. */
  readonly supersedes?: (row: OutboxRow) => boolean
}

export interface OutboxDependencies {
  readonly store: Store
  readonly requester: HttpClient
  readonly facts: PageFactsStore
  /** While the gateway does not answer one probe stands for all, so nothing is delivered. */
  readonly isCircuitOpen: () => boolean
  /** One tab delivers at a time, where the browser has locks. */
  readonly locks: OutboxLocks | undefined
  /** Before the row goes: nobody who looks finds neither the row nor what came of it. */
  readonly onDelivered: (row: OutboxRow) => Promise<void>
}

export interface OutboxLocks {
  request(name: string, callback: () => Promise<unknown>): Promise<unknown>
}
