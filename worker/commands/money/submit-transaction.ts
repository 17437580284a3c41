import {
  ADD_BANK_CARD_ENDPOINT,
  CLAIM_REWARD_ENDPOINT,
  CREATE_DEPOSIT_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
  FEEDBACK_ENDPOINT,
  REDEEM_ITEM_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { moneyAnswerSchema } from '#domain/contract/money/transactions'
import type { AppError } from '#domain/errors'
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import { err, ok, type Result } from '#domain/result'
import {
  asHistory,
  isResumable,
  isInFlight,
  isOutcomeUnknown,
  needsReconciliation,
  isUnaffectedBy,
  canReuseKey,
  hasHistory,
  hasLeftHistory,
  transactionSubject,
} from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { createEncryptedPost } from '../../net/encrypted-post'
import { createIdempotencyKey } from '../../idempotency-key'
import { refreshTransactionStatus } from './fetch-transaction-status'
import type { TransactionDependencies } from './transaction-dependencies'
import { transactionLockName, tryWithLock } from './transaction-lock'
import { unfencedError } from '../../store/storage-error'

const PATHS: Readonly<Record<TransactionRequest['act'], string>> = {
  claimReward: CLAIM_REWARD_ENDPOINT,
  redeemItem: REDEEM_ITEM_ENDPOINT,
  createDeposit: CREATE_DEPOSIT_ENDPOINT,
  createWithdrawal: CREATE_WITHDRAWAL_ENDPOINT,
  addBankCard: ADD_BANK_CARD_ENDPOINT,
  feedback: FEEDBACK_ENDPOINT,
}

/**
 * Submits a transaction of money, points or rewards exactly once (MEM-02). It is saved before it is sent and never
 * resent automatically; if its response is lost, `reconcileTransactions` finds out its status. While one with the same
 * subject is in flight, here or in another tab, nothing is sent and the result is `checking`.
 */
export const submitTransaction = (
  dependencies: TransactionDependencies,
  input: TransactionRequest,
): Promise<Result<TransactionResult, AppError>> => {
  const { session, merchant } = dependencies.facts.current
  if (!session) return Promise.resolve(err({ kind: 'no-session' }))
  const { id: member, token } = session
  const subject = transactionSubject(input)
  return tryWithLock(transactionLockName(member, subject), {
    run: () => startTransaction(dependencies, input, { merchant, member, subject, token }),
    onUnavailable: () => ok({ status: 'checking' }),
  })
}

type TransactionOwner = Pick<TransactionRow, 'merchant' | 'member' | 'subject'> & { readonly token: string }

const startTransaction = async (
  dependencies: TransactionDependencies,
  input: TransactionRequest,
  { merchant, member, subject, token }: TransactionOwner,
): Promise<Result<TransactionResult, AppError>> => {
  const { store } = dependencies
  const rows = await store.startingWith('moneyActs', [merchant, member])
  const same = rows.filter((row) => row.subject === subject)
  if (same.some(isInFlight)) return ok({ status: 'checking' })
  const begun = canReuseKey(input) ? same.find((row) => isResumable(row, Date.now())) : undefined
  const found = await findResumable(dependencies, begun)
  if (!found.ok) return found
  const { earlier, end } = found.value
  if ('goesOn' in input && !earlier) return ok({ status: end ?? 'checking' })
  const row: TransactionRow = {
    merchant,
    member,
    // Reuse the idempotency key: the first request may still reach the gateway.
    id: earlier ? earlier.id : createIdempotencyKey(),
    act: input.act,
    subject,
    ...('amount' in input ? { amount: input.amount } : {}),
    outcome: 'asking',
    at: Date.now(),
    ...(earlier && { keyAt: earlier.keyAt ?? earlier.at }),
  }
  // The outcome of earlier ones is not reported next to a new one.
  const reported = same.filter((other) => !needsReconciliation(other) && other.id !== row.id)
  const seen = reported.filter((other) => other.outcome !== 'undone' && hasHistory(other))
  const gone = [...reported.filter((other) => !seen.includes(other)), ...(await leavingRows(dependencies))]
  const deletes = gone.map((other) => [other.merchant, other.member, other.id])
  const written = await store.write([{ table: 'moneyActs', puts: [row, ...seen.map(asHistory)], deletes }])
  // Never send a transaction we could not store: its outcome could not be checked later.
  if (!written.ok) return err(unfencedError(written.error))
  return saveOutcome(dependencies, row, await post(dependencies, input, row, token), earlier)
}

/** Returns what is too old for the history, of any member of this device. */
const leavingRows = async ({ store }: TransactionDependencies): Promise<readonly TransactionRow[]> =>
  (await store.all('moneyActs')).filter((row) => hasLeftHistory(row, Date.now()))

interface Earlier {
  /** The row whose key is reused. */
  readonly earlier?: TransactionRow
  /** Its outcome, if it settled in the background. */
  readonly end?: 'done' | 'failed'
}

/** An unpaid deposit may have been paid or cancelled since: check the status before resuming it. */
const findResumable = async (
  dependencies: TransactionDependencies,
  row: TransactionRow | undefined,
): Promise<Result<Earlier, AppError>> => {
  if (row?.outcome !== 'pending') return ok(row ? { earlier: row } : {})
  const reported = await refreshTransactionStatus(dependencies, row)
  if (!reported.ok) return reported
  if (reported.value === 'done' || reported.value === 'failed') return ok({ end: reported.value })
  return ok(reported.value === null ? {} : { earlier: { ...row, outcome: reported.value } })
}

const post = (
  { httpClient, pathOf }: TransactionDependencies,
  input: TransactionRequest,
  { id }: TransactionRow,
  token: string,
): Promise<Result<TransactionResult, AppError>> => {
  const { act, ...payload } = bodyOf(input)
  const spec = {
    path: PATHS[act],
    access: 'protected',
    headers: { 'Idempotency-Key': id },
    alert: 'network',
    // A member who logs in during the encryption did not submit it.
    token,
  } as const
  if (act === 'createWithdrawal' || act === 'addBankCard')
    return createEncryptedPost({ httpClient, pathOf })({ ...spec, payload }, moneyAnswerSchema)
  return httpClient.requestParsed({ ...spec, method: 'POST', body: payload }, moneyAnswerSchema)
}

/** Returns the body to send. It is the same for a resumed transaction, like its key. */
const bodyOf = (input: TransactionRequest): TransactionRequest => {
  if (input.act !== 'createDeposit') return input
  const { act, methodId, amount } = input
  return { act, methodId, amount }
}

/**
 * Saves the outcome, or that it is unknown. A failed one stays until the player has seen it; a resumed one stays
 * unchanged if the attempt had no result.
 */
const saveOutcome = async (
  { store }: TransactionDependencies,
  row: TransactionRow,
  answer: Result<TransactionResult, AppError>,
  earlier: TransactionRow | undefined,
): Promise<Result<TransactionResult, AppError>> => {
  const key = [row.merchant, row.member, row.id]
  const isLost = !answer.ok && isOutcomeUnknown(answer.error)
  const rest = nextTransactionRow(row, answer, earlier)
  // It may have been checked or retried meanwhile.
  const now = await store.get('moneyActs', key)
  if (now?.at === row.at)
    await store.write([{ table: 'moneyActs', puts: rest ? [rest] : [], deletes: rest ? [] : [key] }])
  if (isLost) return ok({ status: 'checking' })
  return answer.ok && row.act === 'createDeposit' ? ok({ ...answer.value, id: row.id }) : answer
}

/** Returns the row to keep, or null for none. */
const nextTransactionRow = (
  row: TransactionRow,
  answer: Result<TransactionResult, AppError>,
  earlier: TransactionRow | undefined,
): TransactionRow | null => {
  if (answer.ok) {
    const { status } = answer.value
    // The screen reports it from the response. Successful deposits are counted from their unseen rows, because the
    // page that submitted one may be closed (TRK-02).
    const ended = { ...row, outcome: status }
    if (status !== 'done' || row.act === 'createDeposit') return ended
    return hasHistory(ended) ? asHistory(ended) : null
  }
  if (isOutcomeUnknown(answer.error)) return { ...row, outcome: 'checking' }
  return earlier && isUnaffectedBy(earlier, answer.error) ? earlier : null
}
