/**
 * Transactions of money, points and rewards (MEM-02). Amounts are in the currency's unit. None is ever resent
 * automatically.
 */
export type TransactionRequest =
  | { readonly act: 'claimReward'; readonly id: string }
  | { readonly act: 'redeemItem'; readonly id: string }
  | {
      readonly act: 'createDeposit'
      readonly methodId: string
      readonly amount: number
      /** Only resume a deposit that waits to be paid: if it has ended meanwhile, no new one begins. */
      readonly goesOn?: true
    }
  | {
      readonly act: 'createWithdrawal'
      readonly accountId: string
      readonly amount: number
      readonly fundPassword?: string
    }
  | {
      readonly act: 'addBankCard'
      readonly holder: string
      readonly bank: string
      readonly number: string
      readonly pixKey?: string
    }
  | { readonly act: 'feedback'; readonly topic: string; readonly text: string }

/**
 * State of the transaction, as far as is known. `checking`: its response was lost, or another tab is sending the same
 * one.
 */
export interface TransactionResult {
  readonly status: 'done' | 'pending' | 'failed' | 'checking'
  /** URL of the payment provider's page, for a deposit. Not validated yet: the page checks it. */
  readonly redirectUrl?: string | undefined
  /** Idempotency-Key of a deposit that was sent. */
  readonly id?: string
}
