import type { TransactionRequest } from '../money/transaction-requests'

/**
 * How a post that moves money, points or rewards stands (MEM-02).
 * - `asking`: it is on its way, or the tab that sent it has ended.
 * - `checking`: its answer was lost; nobody knows whether it was carried out.
 * - `pending`: the gateway has it and works on it.
 * - `undone`: the gateway has never seen it. Nothing was moved.
 * - `done`, `failed`: how it ended; kept until the player has been told. One that is answered `done` leaves no
 *   row, but a deposit's stays for whoever counts it (TRK-02).
 */
export type TransactionStatus = 'asking' | 'checking' | 'pending' | 'undone' | 'done' | 'failed'

/** One such post, written down before it leaves. It goes when its end has been told. */
export interface TransactionRow {
  readonly merchant: string
  readonly member: string
  /** Its Idempotency-Key: the same when the player tries again what was not carried out. */
  readonly id: string
  readonly act: TransactionRequest['act']
  /** What it is about, as in `claimReward 12`: two posts with the same one would do the same thing twice. */
  readonly subject: string
  /** In the currency's unit, where it has one. */
  readonly amount?: number
  readonly outcome: TransactionStatus
  /** The gateway's words about its end, where it has any. */
  readonly message?: string
  /** It was not carried out, and the player knows; its key stays for another try. */
  readonly isSeen?: boolean
  /** Epoch ms when it was sent. */
  readonly at: number
  /** Epoch ms when its key was first sent, where that was earlier: the gateway keeps a key for seven days. */
  readonly keyAt?: number
}
