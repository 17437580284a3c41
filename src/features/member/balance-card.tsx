import { useSnapshot } from 'valtio'
import { DEPOSIT_PATH, WITHDRAW_PATH } from '#domain/constants/routes'
import type { MemberRow, SettingsRow } from '#domain/tables/rows'
import { AppLink } from '../../app/app-link'
import { Freshness } from '../../app/freshness/freshness'
import type { Live } from '../../app/live'
import { formatMoney } from '../../i18n/format-money'
import { useWords } from '../../i18n/use-words'
import { balanceHidden, HIDDEN_MONEY, setBalanceHidden } from '../../state/balance-hidden'
import { buttonClass } from '../../ui/button-class'
import { EYE, EYE_OFF } from '../../ui/eye-glyphs'
import { Glyph } from '../../ui/glyph'
import styles from './balance-card.module.css'
import { GLYPHS } from './glyphs'

interface Props {
  readonly info: Live<MemberRow>
  readonly settings: SettingsRow | undefined
}

/** The member's money: as large as it matters, hidden when they wish, and as old as it says. */
export const BalanceCard = ({ info, settings }: Props) => {
  const t = useWords('rest')
  const { isHidden } = useSnapshot(balanceHidden)
  const { data } = info
  const amount = data && settings && formatMoney(data.balance, data.currency, settings)
  return (
    <section className={styles.card} aria-label={t('member.balance')}>
      <div className={styles.line}>
        <p className={styles.label}>{t('member.balance')}</p>
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isHidden ? 'member.showBalance' : 'member.hideBalance')}
          onClick={() => setBalanceHidden(!isHidden)}
        >
          <Glyph d={isHidden ? EYE_OFF : EYE} />
        </button>
      </div>
      {amount === undefined ? (
        <span className={`sk sk-pulse ${styles.waiting ?? ''}`} />
      ) : (
        <p className={styles.amount}>
          <bdi>{isHidden ? HIDDEN_MONEY : amount}</bdi>
        </p>
      )}
      <Freshness syncedAt={info.syncedAt} hasData={data !== undefined} label={t('member.refresh')} />
      <div className={styles.actions}>
        <AppLink to={DEPOSIT_PATH} className={buttonClass({ variant: 'primary', isWide: true })}>
          <Glyph d={GLYPHS.deposit} size="s" />
          <span>{t('member.deposit')}</span>
        </AppLink>
        <AppLink to={WITHDRAW_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
          <Glyph d={GLYPHS.withdraw} size="s" />
          <span>{t('member.withdraw')}</span>
        </AppLink>
      </div>
    </section>
  )
}
