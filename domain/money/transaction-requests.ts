/**
 * What a member may do with money, points and rewards (MEM-02). Amounts are in the currency's unit. Nothing of these is
 * ever sent twice by itself.
 */
export type TransactionRequest =
  | { readonly act: 'claimReward'; readonly id: string }
  | { readonly act: 'redeemItem'; readonly id: string }
  | {
      readonly act: 'createDeposit'
      readonly methodId: string
      readonly amount: number
      /** Only one that waits to be paid: where it has ended meanwhile, no other one begins. */
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

/** What became of it, as far as is known. `checking`: its answer was lost, or another tab is at the same thing. */
export interface TransactionResult {
  readonly status: 'done' | 'pending' | 'failed' | 'checking'
  /** The payment provider's page, for a deposit. Not checked yet: where it may lead is for the page to say. */
  readonly redirectUrl?: string | undefined
  /** Of a deposit that was sent: its Idempotency-Key. */
  readonly id?: string
}
