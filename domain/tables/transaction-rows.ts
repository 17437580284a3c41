import type { TransactionRequest } from '../money/transaction-requests'

/**
 * Status of a transaction of money, points or rewards (MEM-02).
 * - `asking`: it is in flight, or the tab that sent it was closed.
 * - `checking`: its response was lost; whether it was carried out is unknown.
 * - `pending`: the gateway has it and works on it.
 * - `undone`: the gateway has never seen it. Nothing was moved.
 * - `done`, `failed`: its outcome. Until the player has seen it, a screen reports it; then it is part of the history.
 */
export type TransactionStatus = 'asking' | 'checking' | 'pending' | 'undone' | 'done' | 'failed'

/** One transaction, saved before it is sent. Its outcome stays for the history on this device, up to 90 days. */
export interface TransactionRow {
  readonly merchant: string
  readonly member: string
  /** Its Idempotency-Key: the same when the player retries one that was not carried out. */
  readonly id: string
  readonly act: TransactionRequest['act']
  /**
   * Its subject, as in `claimReward 12`: two posts with the same one would have the same effect twice. '' for one that
   * is only part of the history.
   */
  readonly subject: string
  /** The subject of one that is only part of the history. */
  readonly about?: string
  /** In the currency's unit, if it has one. */
  readonly amount?: number
  readonly outcome: TransactionStatus
  /** The gateway's message about its outcome, if any. */
  readonly message?: string
  /** True if the player knows the outcome. One that was not carried out keeps its key for another try. */
  readonly isSeen?: boolean
  /** Epoch ms when it was sent. */
  readonly at: number
  /** Epoch ms when its key was first sent, if that was earlier: the gateway stores a key for seven days. */
  readonly keyAt?: number
}
