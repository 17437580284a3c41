import {
  ADD_BANK_CARD_PATH,
  CLAIM_REWARD_PATH,
  CREATE_DEPOSIT_PATH,
  CREATE_WITHDRAWAL_PATH,
  FEEDBACK_CALL_PATH,
  REDEEM_ITEM_PATH,
} from '#domain/contract/endpoints'
import { moneyAnswerSchema } from '#domain/contract/money/transactions'
import type { AppError } from '#domain/errors'
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import { err, ok, type Result } from '#domain/result'
import {
  isResumable,
  isInFlight,
  isOutcomeUnknown,
  needsReconciliation,
  isUnaffectedBy,
  canReuseKey,
  transactionSubject,
} from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { createEncryptedPost } from '../../net/encrypted-post'
import { createIdempotencyKey } from '../../idempotency-key'
import { refreshTransactionStatus } from './fetch-transaction-status'
import type { TransactionDependencies } from './transaction-dependencies'
import { transactionLockName, tryWithLock } from './transaction-lock'

const PATHS: Readonly<Record<TransactionRequest['act'], string>> = {
  claimReward: CLAIM_REWARD_PATH,
  redeemItem: REDEEM_ITEM_PATH,
  createDeposit: CREATE_DEPOSIT_PATH,
  createWithdrawal: CREATE_WITHDRAWAL_PATH,
  addBankCard: ADD_BANK_CARD_PATH,
  feedback: FEEDBACK_CALL_PATH,
}

/**
 * Does what a member wishes with money, points or rewards, once (MEM-02). It is written down before it leaves and never
 * sent again by itself; where its answer is lost `checkMoney` asks what became of it. While one with the same subject is
 * on its way, here or in another tab, nothing is sent, and the answer is `checking`.
 */
export const submitTransaction = (
  tools: TransactionDependencies,
  input: TransactionRequest,
): Promise<Result<TransactionResult, AppError>> => {
  const { session, merchant } = tools.facts.current
  if (!session) return Promise.resolve(err({ kind: 'no-session' }))
  const { id: member, token } = session
  const subject = transactionSubject(input)
  return tryWithLock(transactionLockName(member, subject), {
    run: () => startTransaction(tools, input, { merchant, member, subject, token }),
    onUnavailable: () => ok({ status: 'checking' }),
  })
}

type TransactionOwner = Pick<TransactionRow, 'merchant' | 'member' | 'subject'> & { readonly token: string }

const startTransaction = async (
  tools: TransactionDependencies,
  input: TransactionRequest,
  { merchant, member, subject, token }: TransactionOwner,
): Promise<Result<TransactionResult, AppError>> => {
  const { store } = tools
  const rows = await store.startingWith('moneyActs', [merchant, member])
  const same = rows.filter((row) => row.subject === subject)
  if (same.some(isInFlight)) return ok({ status: 'checking' })
  const begun = canReuseKey(input) ? same.find((row) => isResumable(row, Date.now())) : undefined
  const found = await findResumable(tools, begun)
  if (!found.ok) return found
  const { earlier, end } = found.value
  if (end && 'goesOn' in input) return ok({ status: end })
  const row: TransactionRow = {
    merchant,
    member,
    // The first one may still arrive: under one key it is carried out once.
    id: earlier ? earlier.id : createIdempotencyKey(),
    act: input.act,
    subject,
    ...('amount' in input ? { amount: input.amount } : {}),
    outcome: 'asking',
    at: Date.now(),
    ...(earlier && { keyAt: earlier.keyAt ?? earlier.at }),
  }
  // How earlier ones ended is no news beside a new one.
  const reported = same.filter((other) => !needsReconciliation(other) && other.id !== row.id)
  const deletes = reported.map(({ id }) => [merchant, member, id])
  const written = await store.write([{ table: 'moneyActs', puts: [row], deletes }])
  // What cannot be written down could not be asked for afterwards: it is not sent.
  if (!written.ok)
    return err(written.error.kind === 'storage' ? written.error : { kind: 'storage', detail: 'unknown' })
  return saveOutcome(tools, row, await post(tools, input, row, token), earlier)
}

interface Earlier {
  /** Under whose key the wish goes. */
  readonly earlier?: TransactionRow
  /** How it has ended while nobody looked. */
  readonly end?: 'done' | 'failed'
}

/** What waits to be paid has perhaps been paid, or given up, since: the gateway is asked before it is gone on with. */
const findResumable = async (
  tools: TransactionDependencies,
  row: TransactionRow | undefined,
): Promise<Result<Earlier, AppError>> => {
  if (row?.outcome !== 'pending') return ok(row ? { earlier: row } : {})
  const reported = await refreshTransactionStatus(tools, row)
  if (!reported.ok) return reported
  if (reported.value === 'done' || reported.value === 'failed') return ok({ end: reported.value })
  return ok(reported.value === null ? {} : { earlier: { ...row, outcome: reported.value } })
}

const post = (
  { requester, keys, pathOf }: TransactionDependencies,
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
    // Whoever logs in while it is being encrypted has not wished it.
    token,
  } as const
  if (act === 'createWithdrawal' || act === 'addBankCard')
    return createEncryptedPost({ requester, keys, pathOf })({ ...spec, payload }, moneyAnswerSchema)
  return requester.requestParsed({ ...spec, method: 'POST', body: payload }, moneyAnswerSchema)
}

/** What the gateway is sent: the same whether it is gone on with or not, as its key is. */
const bodyOf = (input: TransactionRequest): TransactionRequest => {
  if (input.act !== 'createDeposit') return input
  const { act, methodId, amount } = input
  return { act, methodId, amount }
}

/**
 * Writes down what became of it, or that nobody knows; what failed stays until the player has seen it, and what was gone
 * on with stays as it was where nothing has come of that.
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
  // Somebody may have asked meanwhile, or tried again.
  const now = await store.get('moneyActs', key)
  if (now?.at === row.at)
    await store.write([{ table: 'moneyActs', puts: rest ? [rest] : [], deletes: rest ? [] : [key] }])
  if (isLost) return ok({ status: 'checking' })
  return answer.ok && row.act === 'createDeposit' ? ok({ ...answer.value, id: row.id }) : answer
}

/** What is left to know of it; null: nothing. */
const nextTransactionRow = (
  row: TransactionRow,
  answer: Result<TransactionResult, AppError>,
  earlier: TransactionRow | undefined,
): TransactionRow | null => {
  if (answer.ok) {
    const { status } = answer.value
    // Whether a deposit went through is counted by its row: the page that wished it may be gone (TRK-02).
    return status === 'done' && row.act !== 'createDeposit' ? null : { ...row, outcome: status }
  }
  if (isOutcomeUnknown(answer.error)) return { ...row, outcome: 'checking' }
  return earlier && isUnaffectedBy(earlier, answer.error) ? earlier : null
}
