import type { CsType } from '../contract/service/customer-service'
import type { AppError } from '../errors'

/** Kinds of outbox entries, each delivered in its own order (OFF-05). */
export type OutboxKind = 'language' | 'push' | 'tracking' | 'report'

/** One outbox entry. It is deleted only after the gateway has responded. */
export interface OutboxRow {
  readonly kind: OutboxKind
  /** Sorts in the order of enqueueing: time, a count and a random part. */
  readonly id: string
  /** Sent as Idempotency-Key, the same for every attempt. */
  readonly key: string
  readonly merchant: string
  /** Member under whose session it is sent; '' for any player, guests included. */
  readonly member: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** Of entries of one kind with the same text the last one counts. */
  readonly coalesce?: string
  /** Epoch ms. */
  readonly at: number
  /** Number of temporary error responses from the gateway. */
  readonly tries: number
  /** True if it has been sent. Without a response it may have taken effect, so a later one never replaces it. */
  readonly isSent?: boolean
  /**
   * Set on a dead letter, after a limited number of attempts: it stays with its reason and does not block the others.
   */
  readonly setAside?: { readonly at: number; readonly error: AppError }
}

/**
 * A line of the last good list, or the one in use, with its latency at the last ping (LINE-01, LINE-06). Rows stay
 * when a later list has no usable line: they are the list that is kept (LINE-05).
 */
export interface LineRow {
  readonly merchant: string
  readonly origin: string
  /** Null: no valid response. */
  readonly latencyMs: number | null
  /** Epoch ms; 0 if it has not been pinged yet. */
  readonly at: number
  /** True if it won the last race. */
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
  /** Target; always an http(s) URL. */
  readonly url: string
  /** The path as delivered: if it has changed, it must be decrypted again. */
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
