import { useTranslation } from '../../../i18n/use-translation'
import { AccountGlyph } from './account-icon'
import styles from './account-list.module.css'
import type { PayoutAccount } from '#domain/money/payout-accounts'

/** The member's payout accounts, with masked numbers. */
export const AccountList = ({ accounts }: { readonly accounts: readonly PayoutAccount[] }) => {
  const t = useTranslation('rest')
  if (accounts.length === 0) return <p className="ui-card ui-muted">{t('bank.accounts.none')}</p>
  return (
    <ul className="ui-card ui-stack ui-gap-4">
      {accounts.map(({ id, label, masked, kind }) => (
        <li key={id} className="ui-row ui-gap-3">
          <span className="ui-disc">
            <AccountGlyph kind={kind} />
          </span>
          <span className={styles.texts}>
            <bdi className={styles.title}>{label}</bdi>
            <bdi className="ui-detail ui-breakable">{masked}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
