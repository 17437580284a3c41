import { type AppError, isGatewayUnreachable, isRateLimited, isRetryable } from '../errors'
import type { TransactionRequest } from './transaction-requests'
import type { Transaction } from '../contract/money/transactions'
import type { TransactionRow, TransactionStatus } from '../tables/transaction-rows'
import { DAY_MS } from '../timing'

/** The gateway stores a key this long (contract.md); its status of an older key means nothing. */
const KEY_LIFETIME_MS = 7 * DAY_MS

const HISTORY_MS = 90 * DAY_MS

/** Returns the subject of a transaction. It contains no secret, and none of the player's own texts or numbers. */
export const transactionSubject = (input: TransactionRequest): string => {
  switch (input.act) {
    case 'claimReward':
    case 'redeemItem':
      return `${input.act} ${input.id}`
    case 'createDeposit':
      return `${input.act} ${input.methodId} ${input.amount}`
    case 'createWithdrawal':
      return `${input.act} ${input.accountId} ${input.amount}`
    case 'addBankCard':
    case 'feedback':
      return input.act
  }
}

/**
 * True if it may reuse the key of one that was not carried out. The bodies must be equal except for a password. If
 * the first request arrives after all, the gateway carries out only one, and rejects another body under its key.
 */
export const canReuseKey = ({ act }: TransactionRequest): boolean =>
  act !== 'addBankCard' && act !== 'feedback'

/**
 * True if another tap resumes this one under its key: one that was not carried out, or a deposit that waits to be
 * paid. The gateway responds with the same provider page, even if the first response was lost.
 */
export const isResumable = (row: TransactionRow, now: number): boolean =>
  !hasKeyEnded(row, now) &&
  (row.outcome === 'undone' || (row.act === 'createDeposit' && row.outcome === 'pending'))

/** True if the gateway no longer stores its key: its status then means nothing. */
const hasKeyEnded = ({ at, keyAt = at }: Pick<TransactionRow, 'at' | 'keyAt'>, now: number): boolean =>
  now - keyAt >= KEY_LIFETIME_MS

/**
 * True if an error leaves a resumed transaction unchanged. A deposit that waits to be paid was accepted before.
 * Errors that are not about the transaction (session, rate limit, transport, encryption) are no first response
 * (contract.md).
 */
export const isUnaffectedBy = (row: TransactionRow, error: AppError): boolean =>
  row.outcome === 'pending' ||
  error.kind !== 'refused' ||
  error.status !== 200 ||
  error.code === 'encryption.invalid' ||
  isRateLimited(error)

/** True if it can be carried out only once, so that one pending at the gateway covers all. */
const isOnce = ({ act }: TransactionRow): boolean => act === 'claimReward' || act === 'redeemItem'

/** True while a post with this subject may still take effect. A second one could be carried out twice. */
export const isInFlight = (row: TransactionRow): boolean =>
  row.outcome === 'asking' || row.outcome === 'checking' || (row.outcome === 'pending' && isOnce(row))

export type HistoryAct = Exclude<TransactionRow['act'], 'addBankCard' | 'feedback'>

/** False for bank cards and feedback, whose rows are deleted once the player knows the outcome. */
export const hasHistory = <Row extends Pick<TransactionRow, 'act'>>(
  row: Row,
): row is Row & { readonly act: HistoryAct } => row.act !== 'addBankCard' && row.act !== 'feedback'

/**
 * Returns the row of a transaction that has ended and that the player knows of. Its subject moves to `about`: builds
 * from before the history would take it for an outcome to report, and offer nothing with that subject.
 */
export const asHistory = (row: TransactionRow): TransactionRow => ({
  ...row,
  subject: '',
  about: row.about ?? row.subject, // it may be dismissed twice
  isSeen: true,
})

/** True if it has ended and the player knows it: it is only part of the history. */
export const isHistory = ({ outcome, isSeen }: TransactionRow): boolean =>
  isSeen === true && (outcome === 'done' || outcome === 'failed')

/** True if it is too old for the history on this device. */
export const hasLeftHistory = (row: TransactionRow, now: number): boolean =>
  isHistory(row) && now - row.at >= HISTORY_MS

/** True if its outcome still has to be reconciled. */
export const needsReconciliation = ({ outcome }: Pick<TransactionRow, 'outcome'>): boolean =>
  outcome === 'asking' || outcome === 'checking' || outcome === 'pending'

/** True if the player may try it, or try it again. False after `done`: the list that shows it is older than that. */
export const canRetry = (row: TransactionRow | undefined): boolean =>
  row === undefined || row.outcome === 'undone' || row.outcome === 'failed'

/**
 * True if the post may have been carried out despite the error response. `duplicate.request` means that its key was
 * used before with another body: that one was carried out or rejected. A host in front of the gateway may reject a
 * response as well as a request; with 404 there is no such call, and with 401 or 429 it was not made.
 */
export const isOutcomeUnknown = (error: AppError): boolean =>
  isGatewayUnreachable(error) ||
  error.kind === 'malformed' ||
  (error.kind === 'http' && ![401, 404, 429].includes(error.status)) ||
  (error.kind === 'refused' && error.code === 'duplicate.request')

/**
 * Returns the row after a status check of its key. Null if its outcome can never be known, or if it is an unpaid
 * deposit that cannot be resumed any more.
 */
export const afterStatusCheck = (
  row: Pick<TransactionRow, 'at' | 'keyAt' | 'act'>,
  reportedStatus: Transaction['status'],
  now: number,
): TransactionStatus | null => {
  const isOver = hasKeyEnded(row, now)
  if (reportedStatus === 'unknown') return isOver ? null : 'undone'
  return isOver && reportedStatus === 'pending' && row.act === 'createDeposit' ? null : reportedStatus
}

/** True if the gateway rejects a status check because it no longer stores the key. */
export const isForgotten = (
  row: Pick<TransactionRow, 'at' | 'keyAt'>,
  error: AppError,
  now: number,
): boolean =>
  hasKeyEnded(row, now) &&
  ((error.kind === 'refused' && !isRetryable(error)) || (error.kind === 'http' && error.status === 404))
