import { useSnapshot } from 'valtio'
import { DEPOSIT_PATH, WITHDRAW_PATH } from '#domain/routing/routes'
import type { MemberRow, SettingsRow } from '#domain/tables/rows'
import { AppLink } from '../../shared/routing/app-link'
import { LastUpdated } from '../../shared/sync/last-updated'
import type { LiveQueryResult } from '../../shared/worker/query/use-live-query'
import { formatMoney } from '../../i18n/format/format-money'
import { useTranslation } from '../../i18n/use-translation'
import { balanceHidden, HIDDEN_MONEY, setBalanceHidden } from '../../shared/member/balance-hidden'
import { buttonClass } from '../../ui/controls/button-class'
import { EYE, EYE_OFF } from '../../ui/icons/eye-icon-paths'
import { Icon } from '../../ui/icons/icon'
import styles from './balance-card.module.css'
import { GLYPHS } from './member-icon-paths'

interface Props {
  readonly info: LiveQueryResult<MemberRow>
  readonly settings: SettingsRow | undefined
}

/** The member's balance: large, hidden on request, with its age. */
export const BalanceCard = ({ info, settings }: Props) => {
  const t = useTranslation('rest')
  const { isHidden } = useSnapshot(balanceHidden)
  const { data } = info
  const amount = data && settings && formatMoney(data.balance, data.currency, settings)
  return (
    <section className={styles.card} aria-label={t('member.balance')}>
      <div className="ui-row ui-between ui-gap-3">
        <p className="ui-amount-label">{t('member.balance')}</p>
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isHidden ? 'member.showBalance' : 'member.hideBalance')}
          onClick={() => setBalanceHidden(!isHidden)}
        >
          <Icon name={isHidden ? EYE_OFF : EYE} />
        </button>
      </div>
      {amount === undefined ? (
        <span className={`sk sk-pulse ${styles.waiting ?? ''}`} />
      ) : (
        <p className={styles.amount}>
          <bdi>{isHidden ? HIDDEN_MONEY : amount}</bdi>
        </p>
      )}
      <LastUpdated syncedAt={info.syncedAt} hasData={data !== undefined} label={t('member.refresh')} />
      <div className={styles.actions}>
        <AppLink to={DEPOSIT_PATH} className={buttonClass({ variant: 'primary', isWide: true })}>
          <Icon name={GLYPHS.deposit} size="s" />
          <span>{t('member.deposit')}</span>
        </AppLink>
        <AppLink to={WITHDRAW_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
          <Icon name={GLYPHS.withdraw} size="s" />
          <span>{t('member.withdraw')}</span>
        </AppLink>
      </div>
    </section>
  )
}
