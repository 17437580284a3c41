import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/constants/timing'
import { DEPOSIT_PATH, WITHDRAW_PATH } from '#domain/constants/routes'
import type { MemberRow, SettingsRow } from '#domain/tables/rows'
import { AppLink } from '../../app/app-link'
import type { Live } from '../../app/live'
import { useConnection } from '../../app/use-connection'
import { useNow } from '../../app/use-now'
import { commands } from '../../app/worker-client'
import { formatAge } from '../../i18n/format-age'
import { formatMoney } from '../../i18n/format-money'
import { useWords } from '../../i18n/use-words'
import { balanceHidden, HIDDEN_MONEY, setBalanceHidden } from '../../state/balance-hidden'
import { showFailure, showOffline } from '../../state/overlay-queue'
import { buttonClass } from '../../ui/button-class'
import { classNames } from '../../ui/class-names'
import { EYE, EYE_OFF } from '../../ui/eye-glyphs'
import { Glyph } from '../../ui/glyph'
import { Icon } from '../../ui/icon'
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
      <Freshness syncedAt={info.syncedAt} hasData={data !== undefined} />
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

interface FreshnessProps {
  readonly syncedAt: number | undefined
  readonly hasData: boolean
}

/** How old it is, and a way to ask anew. Where nobody answers it says so beside what was last known. */
const Freshness = ({ syncedAt, hasData }: FreshnessProps) => {
  const t = useWords('rest')
  const now = useNow(MINUTE_MS / 2)
  const { isOffline } = useConnection()
  const [isAsking, setAsking] = useState(false)
  const ask = async (): Promise<void> => {
    if (isAsking) return
    setAsking(true)
    const result = await commands.refresh()
    setAsking(false)
    if (isOffline) showOffline()
    else if (!result.ok && result.error.kind !== 'timeout') showFailure(result.error)
  }
  return (
    <div className={styles.fresh}>
      <p className={styles.age} role="status">
        {isOffline && <Icon name="offline" size="s" />}
        {syncedAt !== undefined &&
          hasData &&
          t('member.asOf', { age: formatAge(syncedAt, Math.max(now, syncedAt), t) })}
        {!hasData && isOffline && t('failure.network')}
      </p>
      <button
        type="button"
        className={classNames(styles.refresh, isAsking && styles.asking)}
        aria-label={t('member.refresh')}
        aria-busy={isAsking || undefined}
        onClick={() => void ask()}
      >
        <Icon name="refresh" />
      </button>
    </div>
  )
}
