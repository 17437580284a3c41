import type { CsType } from '../contract/service/customer-service'
import type { AppError } from '../errors'

/** What must reach the gateway, each kind in an order of its own (OFF-05). */
export type OutboxKind = 'language' | 'push' | 'tracking'

/** One thing that waits to be delivered. It leaves only when the gateway has answered. */
export interface OutboxRow {
  readonly kind: OutboxKind
  /** Sorts in the order in which rows were put in: time, a count and a random part. */
  readonly id: string
  /** Sent as Idempotency-Key, the same at every try. */
  readonly key: string
  readonly merchant: string
  /** Under whose session it goes; '' for whoever is there, a guest too. */
  readonly member: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** Rows of one kind with the same text stand for each other: the last one counts. */
  readonly coalesce?: string
  /** Epoch ms. */
  readonly at: number
  /** How often the gateway has answered it with a refusal that may pass. */
  readonly tries: number
  /** It has been sent: whatever was not answered may have taken effect, so it is never replaced by a later one. */
  readonly isSent?: boolean
  /** Not delivered after a bounded number of tries: kept with its reason, out of the way of the others. */
  readonly setAside?: { readonly at: number; readonly error: AppError }
}

/**
 * A line of the last good list, or the one in use, and how fast it answered when it was last pinged (LINE-01, LINE-06).
 * Rows stay when a later list has no usable line: they are the list that is kept (LINE-05).
 */
export interface LineRow {
  readonly merchant: string
  readonly origin: string
  /** Null: no answer, or none that counts. */
  readonly latencyMs: number | null
  /** Epoch ms; 0 when it has not been pinged yet. */
  readonly at: number
  /** It was the first to answer in the last race. */
  readonly isFast?: boolean
}

/** A customer-service entry with its path decrypted (CSV-01), derived from the settings. */
export interface ServiceRow {
  readonly merchant: string
  /** Place in the settings' list, as text that sorts. */
  readonly position: string
  readonly title: string
  readonly csType: CsType
  readonly csPosition: string
  readonly labelIds: readonly string[]
  /** Where it leads; only http(s) addresses come so far. */
  readonly url: string
  /** The path as it was delivered: tells whether it must be decrypted anew. */
  readonly sealed: string
}

/** A kept answer of one browser session (NET-06). */
export interface CachedResponseRow {
  /** PageFacts.sessionId. */
  readonly session: string
  /** Digest of url, token and language. */
  readonly key: string
  /** Member id, '' for a guest's. */
  readonly member: string
  readonly value: unknown
  /** Epoch ms. */
  readonly at: number
}
