import { Icon } from '../../../ui/icons/icon'
import type { IconPath } from '../../../ui/icons/icon-paths'
import type { PayoutAccount } from '#domain/money/payout-accounts'

const PATHS: Readonly<Record<PayoutAccount['kind'], IconPath>> = {
  bank: 'M3.5 9.5 12 4.5l8.5 5zM5.5 9.5v7.5M9.8 9.5v7.5M14.2 9.5v7.5M18.5 9.5v7.5M3.5 19.5h17',
  wallet: 'M4 7.5A2 2 0 0 1 6 5.5h11v3M4 7.5v10a2 2 0 0 0 2 2h13.5v-11H6a2 2 0 0 1-2-1zM16 14h.01',
}

export const AccountGlyph = ({ kind }: Pick<PayoutAccount, 'kind'>) => <Icon name={PATHS[kind]} />
