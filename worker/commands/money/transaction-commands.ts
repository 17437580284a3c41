/** Transactions of money, points and rewards, in a lazy chunk that is loaded on first use. */
export { reconcileTransactions, dismissTransaction } from './reconcile-transactions'
export { submitTransaction } from './submit-transaction'
