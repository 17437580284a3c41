import { useSnapshot } from 'valtio'
import { useTranslation } from '../../../i18n/use-translation'
import { balanceHidden, HIDDEN_MONEY } from '../../../shared/member/balance-hidden'
import { BLANK_LINE } from '../../../ui/feedback/blank-line'
import { formatMoney } from '../../../i18n/format/format-money'
import { readMoneySettings } from '../../../shared/member/read-money-settings'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import styles from './balance-line.module.css'

/** The member's balance above a form; hidden if the member has chosen so. */
export const BalanceLine = () => {
  const t = useTranslation('rest')
  const { settings, currency = '', balance } = useLiveQuery(readMoneySettings, [], 'member').data ?? {}
  const amount = balance === undefined ? BLANK_LINE : formatMoney(balance, currency, settings)
  const { isHidden } = useSnapshot(balanceHidden)
  return (
    <section className={styles.line} aria-label={t('member.balance')}>
      <p className="ui-amount-label">{t('member.balance')}</p>
      <p className={styles.amount}>
        <bdi>{isHidden ? HIDDEN_MONEY : amount}</bdi>
      </p>
    </section>
  )
}
