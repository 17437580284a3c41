import type { WithdrawAccounts } from '../contract/member/member-area'

export interface PayoutAccount {
  readonly id: string
  readonly label: string
  readonly masked: string
  readonly kind: 'bank' | 'wallet'
}

/** Where a member's money may go, bank accounts first (MEM-03). */
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

/** Both parts of an account in one line: the bank, and as much of the number as is shown. */
export const accountLine = ({ label, masked }: Pick<PayoutAccount, 'label' | 'masked'>): string =>
  masked === '' ? label : `${label} ${masked}`
