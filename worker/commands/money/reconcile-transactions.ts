import { LOGIN_COMMAND_TIMEOUT_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { needsReconciliation } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { refreshTransactionStatus, updateTransaction } from './fetch-transaction-status'
import type { TransactionDependencies } from './transaction-dependencies'
import { hasLocks, transactionLockName, tryWithLock } from './transaction-lock'

/**
 * Asks what became of everything of this member that nobody knows the end of (MEM-02). What is just being sent, here or in
 * another tab, is left to whoever sends it.
 * @returns how many are still not settled
 */
export const reconcileTransactions = async (
  tools: TransactionDependencies,
): Promise<Result<number, AppError>> => {
  const { session, merchant } = tools.facts.current
  if (!session) return err({ kind: 'no-session' })
  const rows = await tools.store.startingWith('moneyActs', [merchant, session.id])
  const unsettled = rows.filter(needsReconciliation)
  const settled = await Promise.all(
    unsettled.map(async (row) => (await takeOver(tools, row)) && ask(tools, { ...row, ...checkingIf(row) })),
  )
  return ok(settled.filter((isSettled) => !isSettled).length)
}

const checkingIf = ({ outcome }: TransactionRow): Partial<TransactionRow> =>
  outcome === 'asking' ? { outcome: 'checking' } : {}

/** @returns whether nobody sends it any more: of a tab that has ended nothing but its row is left */
const takeOver = async (tools: TransactionDependencies, row: TransactionRow): Promise<boolean> => {
  if (row.outcome !== 'asking') return true
  // Without locks nobody can tell, until the longest post has long ended.
  if (!hasLocks() && Date.now() - row.at < LOGIN_COMMAND_TIMEOUT_MS) return false
  return tryWithLock(transactionLockName(row.member, row.subject), {
    run: async () => (await updateTransaction(tools, row, { outcome: 'checking' })).ok,
    onUnavailable: () => false,
  })
}

/** @returns whether it is settled now */
const ask = async (tools: TransactionDependencies, row: TransactionRow): Promise<boolean> => {
  const reportedStatus = await refreshTransactionStatus(tools, row)
  return reportedStatus.ok && reportedStatus.value !== 'pending'
}

/** The player has been told how it ended. What was not carried out keeps its key for another try. */
export const dismissTransaction = async (
  { store, facts, sessions }: TransactionDependencies,
  id: string,
): Promise<Result<null, AppError>> => {
  const { memberId } = sessions // also of who is only remembered: it needs no gateway
  if (memberId === undefined) return err({ kind: 'no-session' })
  const key = [facts.current.merchant, memberId, id]
  const row = await store.get('moneyActs', key)
  if (!row || needsReconciliation(row)) return ok(null)
  const isKept = row.outcome === 'undone'
  await store.write([
    { table: 'moneyActs', puts: isKept ? [{ ...row, isSeen: true }] : [], deletes: isKept ? [] : [key] },
  ])
  return ok(null)
}
