import { useSnapshot } from 'valtio'
import { useTranslation } from '../../../i18n/use-translation'
import { balanceHidden, HIDDEN_MONEY } from '../../../shared/member/balance-hidden'
import { BLANK_LINE } from '../../../ui/feedback/blank-line'
import { useMemberInfo } from '../../../shared/member/use-member-info'
import styles from './balance-line.module.css'
import { useMoneyFormat } from '../use-money-format'

/** The member's balance above a form; hidden if the member has chosen so. */
export const BalanceLine = () => {
  const t = useTranslation('rest')
  const { data: info } = useMemberInfo()
  const { write } = useMoneyFormat()
  const { isHidden } = useSnapshot(balanceHidden)
  return (
    <section className={styles.line} aria-label={t('member.balance')}>
      <p className="ui-amount-label">{t('member.balance')}</p>
      <p className={styles.amount}>
        <bdi>{isHidden ? HIDDEN_MONEY : info ? write(info.balance) : BLANK_LINE}</bdi>
      </p>
    </section>
  )
}
