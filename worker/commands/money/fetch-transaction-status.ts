import { TRANSACTION_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { transactionSchema } from '#domain/contract/money/transactions'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { afterStatusCheck, isForgotten } from '#domain/money/transaction-state'
import type { TransactionRow, TransactionStatus } from '#domain/tables/transaction-rows'
import type { WriteError } from '../../store/store'
import type { TransactionDependencies } from './transaction-dependencies'

const UNKNOWN = { status: 'unknown', message: '' } as const

/**
 * Fetches the status of a transaction and saves it (MEM-02).
 * @returns the current row; null if its outcome can never be known, and its row is deleted
 */
export const refreshTransactionStatus = async (
  dependencies: TransactionDependencies,
  row: TransactionRow,
): Promise<Result<TransactionStatus | null, AppError>> => {
  const { httpClient, facts } = dependencies
  const response = await httpClient.requestParsed(
    { path: TRANSACTION_ENDPOINT, access: 'protected', query: { idempotencyKey: row.id }, alert: false },
    transactionSchema,
  )
  const now = Date.now()
  if (!response.ok && !isForgotten(row, response.error, now)) return response
  if (facts.current.session?.id !== row.member) return err({ kind: 'no-session' })
  const { status, message } = response.ok ? response.value : UNKNOWN
  const outcome = afterStatusCheck(row, status, now)
  const change = outcome && { outcome, ...(message === '' ? {} : { message }) }
  await updateTransaction(dependencies, row, change)
  return ok(outcome)
}

/** Updates or deletes a row, unless it has been replaced meanwhile. */
export const updateTransaction = async (
  { store }: Pick<TransactionDependencies, 'store'>,
  row: TransactionRow,
  change: Partial<TransactionRow> | null,
): Promise<Result<null, WriteError | { readonly kind: 'changed' }>> => {
  const key = [row.merchant, row.member, row.id]
  const now = await store.get('moneyActs', key)
  if (now?.outcome !== row.outcome || now.at !== row.at) return err({ kind: 'changed' })
  return store.write([
    change === null
      ? { table: 'moneyActs', puts: [], deletes: [key] }
      : { table: 'moneyActs', puts: [{ ...row, ...change }], deletes: [] },
  ])
}
