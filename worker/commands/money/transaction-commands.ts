import type { TransactionRequest } from '#domain/money/transaction-requests'
import { dismissTransaction, reconcileTransactions } from './reconcile-transactions'
import { submitTransaction } from './submit-transaction'
import type { TransactionDependencies } from './transaction-dependencies'

/** Transactions of money, points and rewards, in a lazy chunk that is loaded on first use. */
export const transactionCommands = (dependencies: TransactionDependencies) => ({
  /** Submits a transaction of money, points or rewards (MEM-02). */
  submitTransaction: (input: TransactionRequest) => submitTransaction(dependencies, input),
  /** Checks the status of transactions without a response. Returns how many are still open. */
  reconcileTransactions: () => reconcileTransactions(dependencies),
  dismissTransaction: (id: string) => dismissTransaction(dependencies, id),
})

export type TransactionCommands = ReturnType<typeof transactionCommands>
