import {
  ADD_BANK_CARD_PATH,
  CLAIM_REWARD_PATH,
  CREATE_DEPOSIT_PATH,
  CREATE_WITHDRAWAL_PATH,
  FEEDBACK_CALL_PATH,
  REDEEM_ITEM_PATH,
} from '#domain/constants/endpoints'
import { moneyAnswerSchema } from '#domain/contract/money-actions'
import type { AppError } from '#domain/errors'
import type { MoneyAnswer, MoneyWish } from '#domain/money-wishes'
import { err, ok, type Result } from '#domain/result'
import {
  isContinued,
  isOpen,
  isUncertain,
  isUnsettled,
  isUntouchedBy,
  mayKeepKey,
  subjectOf,
} from '#domain/rules/money-acts'
import type { MoneyActRow } from '#domain/tables/money-rows'
import { createEncryptedPost } from '../net/encrypted-post'
import { newKey } from '../new-key'
import { askTransaction } from './ask-transaction'
import type { LoginTools } from './login-tools'
import { aloneWith } from './money-lock'

export type MoneyTools = Pick<LoginTools, 'requester' | 'keys' | 'pathOf' | 'facts' | 'store' | 'sessions'>

const PATHS: Readonly<Record<MoneyWish['act'], string>> = {
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
export const doMoney = (tools: MoneyTools, wish: MoneyWish): Promise<Result<MoneyAnswer, AppError>> => {
  const { session, merchant } = tools.facts.current
  if (!session) return Promise.resolve(err({ kind: 'no-session' }))
  const { id: member, token } = session
  const subject = subjectOf(wish)
  return aloneWith(lockOf(member, subject), {
    run: () => begin(tools, wish, { merchant, member, subject, token }),
    otherwise: () => ok({ status: 'checking' }),
  })
}

/** The lock of whoever sends something of this subject. */
export const lockOf = (member: string, subject: string): string => `mc-money-${member} ${subject}`

type Whose = Pick<MoneyActRow, 'merchant' | 'member' | 'subject'> & { readonly token: string }

const begin = async (
  tools: MoneyTools,
  wish: MoneyWish,
  { merchant, member, subject, token }: Whose,
): Promise<Result<MoneyAnswer, AppError>> => {
  const { store } = tools
  const rows = await store.startingWith('moneyActs', [merchant, member])
  const same = rows.filter((row) => row.subject === subject)
  if (same.some(isOpen)) return ok({ status: 'checking' })
  const begun = mayKeepKey(wish) ? same.find((row) => isContinued(row, Date.now())) : undefined
  const found = await stillOpen(tools, begun)
  if (!found.ok) return found
  const { earlier, end } = found.value
  if (end && 'goesOn' in wish) return ok({ status: end })
  const row: MoneyActRow = {
    merchant,
    member,
    // The first one may still arrive: under one key it is carried out once.
    id: earlier ? earlier.id : newKey(),
    act: wish.act,
    subject,
    ...('amount' in wish ? { amount: wish.amount } : {}),
    outcome: 'asking',
    at: Date.now(),
    ...(earlier && { keyAt: earlier.keyAt ?? earlier.at }),
  }
  // How earlier ones ended is no news beside a new one.
  const told = same.filter((other) => !isUnsettled(other) && other.id !== row.id)
  const deletes = told.map(({ id }) => [merchant, member, id])
  const written = await store.write([{ table: 'moneyActs', puts: [row], deletes }])
  // What cannot be written down could not be asked for afterwards: it is not sent.
  if (!written.ok)
    return err(written.error.kind === 'storage' ? written.error : { kind: 'storage', detail: 'unknown' })
  return settle(tools, row, await post(tools, wish, row, token), earlier)
}

interface Earlier {
  /** Under whose key the wish goes. */
  readonly earlier?: MoneyActRow
  /** How it has ended while nobody looked. */
  readonly end?: 'done' | 'failed'
}

/** What waits to be paid has perhaps been paid, or given up, since: the gateway is asked before it is gone on with. */
const stillOpen = async (
  tools: MoneyTools,
  row: MoneyActRow | undefined,
): Promise<Result<Earlier, AppError>> => {
  if (row?.outcome !== 'pending') return ok(row ? { earlier: row } : {})
  const told = await askTransaction(tools, row)
  if (!told.ok) return told
  if (told.value === 'done' || told.value === 'failed') return ok({ end: told.value })
  return ok(told.value === null ? {} : { earlier: { ...row, outcome: told.value } })
}

const post = (
  { requester, keys, pathOf }: MoneyTools,
  wish: MoneyWish,
  { id }: MoneyActRow,
  token: string,
): Promise<Result<MoneyAnswer, AppError>> => {
  const { act, ...payload } = bodyOf(wish)
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
  return requester.ask({ ...spec, method: 'POST', body: payload }, moneyAnswerSchema)
}

/** What the gateway is sent: the same whether it is gone on with or not, as its key is. */
const bodyOf = (wish: MoneyWish): MoneyWish => {
  if (wish.act !== 'createDeposit') return wish
  const { act, methodId, amount } = wish
  return { act, methodId, amount }
}

/**
 * Writes down what became of it, or that nobody knows; what failed stays until the player has seen it, and what was gone
 * on with stays as it was where nothing has come of that.
 */
const settle = async (
  { store }: MoneyTools,
  row: MoneyActRow,
  answer: Result<MoneyAnswer, AppError>,
  earlier: MoneyActRow | undefined,
): Promise<Result<MoneyAnswer, AppError>> => {
  const key = [row.merchant, row.member, row.id]
  const isLost = !answer.ok && isUncertain(answer.error)
  const rest = restOf(row, answer, earlier)
  // Somebody may have asked meanwhile, or tried again.
  const now = await store.get('moneyActs', key)
  if (now?.at === row.at)
    await store.write([{ table: 'moneyActs', puts: rest ? [rest] : [], deletes: rest ? [] : [key] }])
  if (isLost) return ok({ status: 'checking' })
  return answer.ok && row.act === 'createDeposit' ? ok({ ...answer.value, id: row.id }) : answer
}

/** What is left to know of it; null: nothing. */
const restOf = (
  row: MoneyActRow,
  answer: Result<MoneyAnswer, AppError>,
  earlier: MoneyActRow | undefined,
): MoneyActRow | null => {
  if (answer.ok) {
    const { status } = answer.value
    // Whether a deposit went through is counted by its row: the page that wished it may be gone (TRK-02).
    return status === 'done' && row.act !== 'createDeposit' ? null : { ...row, outcome: status }
  }
  if (isUncertain(answer.error)) return { ...row, outcome: 'checking' }
  return earlier && isUntouchedBy(earlier, answer.error) ? earlier : null
}
