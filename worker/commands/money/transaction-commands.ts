/** What moves money, points and rewards, in a chunk of its own: it is loaded when a member does so. */
export { reconcileTransactions, dismissTransaction } from './reconcile-transactions'
export { submitTransaction } from './submit-transaction'
