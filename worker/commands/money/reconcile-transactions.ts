import { LOGIN_COMMAND_TIMEOUT_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { asHistory, hasHistory, needsReconciliation } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { refreshTransactionStatus, updateTransaction } from './fetch-transaction-status'
import type { TransactionDependencies } from './transaction-dependencies'
import { hasLocks, transactionLockName, tryWithLock } from './transaction-lock'

/**
 * Reconciles all transactions of this member whose outcome is unknown (MEM-02). Those being sent now, here or in
 * another tab, are left to their sender.
 * @returns how many are still unsettled
 */
export const reconcileTransactions = async (
  dependencies: TransactionDependencies,
): Promise<Result<number, AppError>> => {
  const { session, merchant } = dependencies.facts.current
  if (!session) return err({ kind: 'no-session' })
  const rows = await dependencies.store.startingWith('moneyActs', [merchant, session.id])
  const unsettled = rows.filter(needsReconciliation)
  const settled = await Promise.all(
    unsettled.map(
      async (row) => (await takeOver(dependencies, row)) && ask(dependencies, { ...row, ...checkingIf(row) }),
    ),
  )
  return ok(settled.filter((isSettled) => !isSettled).length)
}

const checkingIf = ({ outcome }: TransactionRow): Partial<TransactionRow> =>
  outcome === 'asking' ? { outcome: 'checking' } : {}

/** @returns true if no tab is sending it any more: a closed tab leaves only its row */
const takeOver = async (dependencies: TransactionDependencies, row: TransactionRow): Promise<boolean> => {
  if (row.outcome !== 'asking') return true
  // Without locks this is unknown until the longest possible post has ended.
  if (!hasLocks() && Date.now() - row.at < LOGIN_COMMAND_TIMEOUT_MS) return false
  return tryWithLock(transactionLockName(row.member, row.subject), {
    run: async () => (await updateTransaction(dependencies, row, { outcome: 'checking' })).ok,
    onUnavailable: () => false,
  })
}

/** @returns true if it is settled now */
const ask = async (dependencies: TransactionDependencies, row: TransactionRow): Promise<boolean> => {
  const reportedStatus = await refreshTransactionStatus(dependencies, row)
  return reportedStatus.ok && reportedStatus.value !== 'pending'
}

/**
 * Called when the player has seen the outcome. A transaction that was not carried out keeps its key for another try.
 */
export const dismissTransaction = async (
  { store, facts, sessions }: TransactionDependencies,
  id: string,
): Promise<Result<null, AppError>> => {
  const { memberId } = sessions // also for an unconfirmed member: it needs no gateway
  if (memberId === undefined) return err({ kind: 'no-session' })
  const key = [facts.current.merchant, memberId, id]
  const row = await store.get('moneyActs', key)
  if (!row || needsReconciliation(row)) return ok(null)
  const kept = row.outcome === 'undone' ? { ...row, isSeen: true } : hasHistory(row) ? asHistory(row) : null
  await store.write([{ table: 'moneyActs', puts: kept ? [kept] : [], deletes: kept ? [] : [key] }])
  return ok(null)
}
