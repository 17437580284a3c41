import { LOGIN_COMMAND_TIMEOUT_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { isUnsettled } from '#domain/rules/money-acts'
import type { MoneyActRow } from '#domain/tables/money-rows'
import { askTransaction, changeAct } from './ask-transaction'
import { lockOf, type MoneyTools } from './money'
import { aloneWith, hasLocks } from './money-lock'

/**
 * Asks what became of everything of this member that nobody knows the end of (MEM-02). What is just being sent, here or in
 * another tab, is left to whoever sends it.
 * @returns how many are still not settled
 */
export const checkMoney = async (tools: MoneyTools): Promise<Result<number, AppError>> => {
  const { session, merchant } = tools.facts.current
  if (!session) return err({ kind: 'no-session' })
  const rows = await tools.store.startingWith('moneyActs', [merchant, session.id])
  const unsettled = rows.filter(isUnsettled)
  const settled = await Promise.all(
    unsettled.map(async (row) => (await takeOver(tools, row)) && ask(tools, { ...row, ...checkingIf(row) })),
  )
  return ok(settled.filter((isSettled) => !isSettled).length)
}

const checkingIf = ({ outcome }: MoneyActRow): Partial<MoneyActRow> =>
  outcome === 'asking' ? { outcome: 'checking' } : {}

/** @returns whether nobody sends it any more: of a tab that has ended nothing but its row is left */
const takeOver = async (tools: MoneyTools, row: MoneyActRow): Promise<boolean> => {
  if (row.outcome !== 'asking') return true
  // Without locks nobody can tell, until the longest post has long ended.
  if (!hasLocks() && Date.now() - row.at < LOGIN_COMMAND_TIMEOUT_MS) return false
  return aloneWith(lockOf(row.member, row.subject), {
    run: async () => (await changeAct(tools, row, { outcome: 'checking' })).ok,
    otherwise: () => false,
  })
}

/** @returns whether it is settled now */
const ask = async (tools: MoneyTools, row: MoneyActRow): Promise<boolean> => {
  const told = await askTransaction(tools, row)
  return told.ok && told.value !== 'pending'
}

/** The player has been told how it ended. What was not carried out keeps its key for another try. */
export const forgetMoney = async (
  { store, facts, sessions }: MoneyTools,
  id: string,
): Promise<Result<null, AppError>> => {
  const { memberId } = sessions // also of who is only remembered: it needs no gateway
  if (memberId === undefined) return err({ kind: 'no-session' })
  const key = [facts.current.merchant, memberId, id]
  const row = await store.get('moneyActs', key)
  if (!row || isUnsettled(row)) return ok(null)
  const isKept = row.outcome === 'undone'
  await store.write([
    { table: 'moneyActs', puts: isKept ? [{ ...row, isSeen: true }] : [], deletes: isKept ? [] : [key] },
  ])
  return ok(null)
}
