import { useEffect, useRef } from 'react'
import type { Rewards } from '#domain/contract/member/member-area'
import { canRetry } from '#domain/money/transaction-state'
import { isClaimable, isExpired } from '#domain/money/rewards'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { TransactionStatus } from '../../../shared/money/transaction-status'
import { useMoneyFormat } from '../use-money-format'
import { formatDate } from '../../../i18n/format/format-date'
import { isolate } from '../../../i18n/format/isolate'
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
  /** Result of the last attempt to claim it. */
  readonly announced: { readonly isDone: boolean } | null
  /** Epoch ms. */
  readonly now: number
  readonly onClaim: (id: string) => void
}

export const RewardCard = ({ reward, act, isBusy, isBlocked, announced, now, onClaim }: Props) => {
  const t = useTranslation('rest')
  const card = useRef<HTMLLIElement>(null)
  const { write } = useMoneyFormat()
  const { id, title, amount, status, expires } = reward
  const money = write(amount)
  const hasExpired = isExpired(reward, now)
  const isReady = isClaimable(reward, now)
  // The button disappears after a success, so the card gets the focus.
  useEffect(() => {
    if (announced?.isDone) card.current?.focus({ preventScroll: true })
  }, [announced])
  return (
    <li ref={card} className="ui-card ui-media-row" tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={status === 'CLAIMED' ? 'check' : status === 'PENDING' ? 'clock' : 'gift'} />
      </span>
      <div className="ui-stack ui-gap-half">
        <h3 className="ui-title-m" dir="auto">
          {title}
        </h3>
        <p className={styles.amount}>
          <bdi>{money}</bdi>
        </p>
        {expires !== undefined && status !== 'CLAIMED' && (
          <p className="ui-hint">
            {hasExpired ? t('rewards.gone') : t('rewards.until', { date: formatDate(expires, t.language) })}
          </p>
        )}
      </div>
      {isReady && canRetry(act) && !announced?.isDone && (
        <Button
          variant="primary"
          className={styles.claim}
          aria-label={`${t('rewards.claim')}: ${title}`}
          isBusy={isBusy}
          aria-disabled={isBlocked || undefined}
          onClick={() => onClaim(id)}
        >
          {t('rewards.claim')}
        </Button>
      )}
      {announced && (
        <div className="ui-all-columns">
          <FormMessage tone={announced.isDone ? 'info' : 'danger'}>
            {announced.isDone ? t('rewards.done', { amount: isolate(money) }) : t('rewards.gone')}
          </FormMessage>
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
