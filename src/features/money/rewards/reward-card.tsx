import { useEffect, useRef } from 'react'
import type { Rewards } from '#domain/contract/member/member-area'
import { canRetry } from '#domain/money/transaction-state'
import { isClaimable, isExpired } from '#domain/member/rewards'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { TransactionStatus } from '../../../shared/money/transaction-status'
import { useMoneyFormat } from '../use-money-format'
import { formatDate } from '../../../i18n/format/format-date'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icons/icon'
import { FormMessage } from '../../../ui/feedback/form-message'
import styles from './rewards-page.module.css'

interface Props {
  readonly reward: Rewards[number]
  /** A transaction for it whose outcome is unknown or not yet shown. */
  readonly act: TransactionRow | undefined
  readonly isBusy: boolean
  /** True without a network, or while another reward is being claimed. */
  readonly isBlocked: boolean
  /** True once it was claimed while this page is open. */
  readonly isClaimedHere: boolean
  /** Result of the last attempt to claim it. */
  readonly announced: { readonly isDone: boolean } | null
  /** Epoch ms. */
  readonly now: number
  readonly onClaim: () => void
}

export const RewardCard = (props: Props) => {
  const { reward, act, isBusy, isBlocked, isClaimedHere, announced, now, onClaim } = props
  const t = useTranslation('rest')
  const card = useRef<HTMLLIElement>(null)
  const { write } = useMoneyFormat()
  const { title, amount, status, expires } = reward
  const money = write(amount)
  const hasExpired = isExpired(reward, now)
  const isReady = isClaimable(reward, now)
  const isClaimed = isClaimedHere || status === 'CLAIMED'
  // The button disappears after a success, so the card gets the focus.
  useEffect(() => {
    if (isClaimedHere) card.current?.focus({ preventScroll: true })
  }, [isClaimedHere])
  return (
    <li ref={card} className="ui-card ui-media-row" tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={isClaimed ? 'check' : status === 'PENDING' ? 'clock' : 'gift'} />
      </span>
      <div className="ui-stack ui-gap-half">
        <h3 className="ui-title-m" dir="auto">
          {title}
        </h3>
        <p className={styles.amount}>
          <bdi>{money}</bdi>
        </p>
        {expires !== undefined && !isClaimed && (
          <p className="ui-hint">
            {hasExpired ? t('rewards.gone') : t('rewards.until', { date: formatDate(expires, t.language) })}
          </p>
        )}
      </div>
      {isClaimedHere && <p className={styles.done}>{t('rewards.claimed')}</p>}
      {isReady && canRetry(act) && !isClaimedHere && (
        <Button
          variant="primary"
          className={styles.claim}
          aria-label={`${t('rewards.claim')}: ${title}`}
          isBusy={isBusy}
          aria-disabled={isBlocked || undefined}
          onClick={onClaim}
        >
          {t('rewards.claim')}
        </Button>
      )}
      {announced?.isDone === false && (
        <div className="ui-all-columns">
          <FormMessage tone="danger">{t('rewards.gone')}</FormMessage>
        </div>
      )}
      {act && !isBusy && (
        <div className="ui-all-columns">
          <TransactionStatus row={act} />
        </div>
      )}
    </li>
  )
}
