import { type AppError, isRateLimited, isGatewayUnreachable } from '../errors'
import type { TransactionRequest } from './transaction-requests'
import type { Transaction } from '../contract/money/transactions'
import type { TransactionRow, TransactionStatus } from '../tables/transaction-rows'
import { DAY_MS } from '../timing'

/** The gateway keeps a key this long (contract.md); what it says of an older one tells nothing. */
const KEY_KEPT_MS = 7 * DAY_MS

/** What a wish is about. Nothing of it is a secret, or a player's own words or numbers. */
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
 * Does a wish go under the key of one that was not carried out? Where it is the same but for a password: should the first
 * arrive after all, the gateway carries out one of them, and refuses another body under its key.
 */
export const canReuseKey = ({ act }: TransactionRequest): boolean =>
  act !== 'addBankCard' && act !== 'feedback'

/**
 * Does another tap go on with this one, under its key? One that was not carried out, and a deposit that waits to be paid:
 * the gateway answers with the same page of the provider's, also where the first answer was lost.
 */
export const isResumable = (row: TransactionRow, now: number): boolean =>
  !hasKeyEnded(row, now) &&
  (row.outcome === 'undone' || (row.act === 'createDeposit' && row.outcome === 'pending'))

/** Does the gateway know its key no more? What it says of one tells nothing then. */
const hasKeyEnded = ({ at, keyAt = at }: Pick<TransactionRow, 'at' | 'keyAt'>, now: number): boolean =>
  now - keyAt >= KEY_KEPT_MS

/**
 * Does a refusal leave one that was gone on with as it was? What waits to be paid has been taken once; and what says
 * nothing about the wish itself (the session, too many, a fault on the way) is no first answer (contract.md).
 */
export const isUnaffectedBy = (row: TransactionRow, error: AppError): boolean =>
  row.outcome === 'pending' || error.kind !== 'refused' || error.status !== 200 || isRateLimited(error)

/** Is it a wish that is fulfilled once, so that one which the gateway works on stands for all? */
const isOnce = ({ act }: TransactionRow): boolean => act === 'claimReward' || act === 'redeemItem'

/** May a post of this subject be on its way, or take effect yet? Another one would perhaps do the same thing twice. */
export const isInFlight = (row: TransactionRow): boolean =>
  row.outcome === 'asking' || row.outcome === 'checking' || (row.outcome === 'pending' && isOnce(row))

/** Does anybody still have to ask what became of it? */
export const needsReconciliation = ({ outcome }: Pick<TransactionRow, 'outcome'>): boolean =>
  outcome === 'asking' || outcome === 'checking' || outcome === 'pending'

/** May the player try it, or try it again? After `done` not: the list that shows it is older than that. */
export const canRetry = (row: TransactionRow | undefined): boolean =>
  row === undefined || row.outcome === 'undone' || row.outcome === 'failed'

/**
 * Was the post perhaps carried out though it was answered with an error? `duplicate.request` says that its key was met
 * before with another body: the first one has been carried out, or refused.
 */
export const isOutcomeUnknown = (error: AppError): boolean =>
  isGatewayUnreachable(error) ||
  error.kind === 'malformed' ||
  (error.kind === 'refused' && error.code === 'duplicate.request')

/**
 * What a row becomes by what the gateway knows of its key; null: nobody will ever know more, or it is a deposit that
 * nobody has paid and that cannot be gone on with any more.
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
