import type { WithdrawAccounts } from '../contract/member/member-area'

export interface PayoutAccount {
  readonly id: string
  readonly label: string
  readonly masked: string
  readonly kind: 'bank' | 'wallet'
}

/** Returns the member's payout accounts, bank accounts first (MEM-03). */
export const payoutAccounts = (accounts: WithdrawAccounts | undefined): readonly PayoutAccount[] => {
  if (!accounts) return []
  const { fullBankCardList, fullVirtualWalletList, fullEWalletList } = accounts
  return [
    ...fullBankCardList.map((account) => ({ ...account, kind: 'bank' as const })),
    ...[...fullVirtualWalletList, ...fullEWalletList].map((account) => ({
      ...account,
      kind: 'wallet' as const,
    })),
  ]
}

/** Returns both parts of an account in one line: the bank, and the visible part of the number. */
export const accountLine = ({ label, masked }: Pick<PayoutAccount, 'label' | 'masked'>): string =>
  masked === '' ? label : `${label} ${masked}`
