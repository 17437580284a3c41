import { useEffect, useRef, useState } from 'react'
import type { Mall } from '#domain/contract/member/member-area'
import { canRetry } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { TransactionStatus } from '../../../shared/money/transaction-status'
import { InlineConfirm } from '../inline-confirm'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Cover } from '../../../ui/media/cover'
import { FormMessage } from '../../../ui/feedback/form-message'
import styles from './mall-page.module.css'

const COVER_WIDTH = 72 // CSS px

interface Props {
  readonly item: Mall['items'][number]
  /** The member's points. */
  readonly points: number
  /** A transaction for it whose outcome is unknown or not yet shown. */
  readonly act: TransactionRow | undefined
  readonly isBusy: boolean
  /** True without a network, or while another item is being redeemed. */
  readonly isBlocked: boolean
  /** Result of the last attempt to redeem it. */
  readonly announced: { readonly isDone: boolean } | null
  readonly onRedeem: () => void
}

/** One item and its cost. A confirmation inside the card precedes the spending of points. */
export const ItemCard = ({ item, points, act, isBusy, isBlocked, announced, onRedeem }: Props) => {
  const t = useTranslation('rest')
  const [asked, setAsked] = useState<number | null>(null) // the cost that the confirmation names
  const [left, setLeft] = useState(points) // the synced points are older than the transaction that was just sent
  const card = useRef<HTMLLIElement>(null)
  const { title, image, cost } = item
  const missing = cost - points
  const isAsking = asked !== null
  // A sync may change cost and points. The player confirms only what they have read.
  if (isAsking && (asked !== cost || missing > 0)) setAsked(null)
  // The button is replaced for a moment, and the confirmation disappears, so the card gets the focus.
  useEffect(() => {
    const focusCard = (): void => card.current?.focus({ preventScroll: true })
    if (announced) focusCard()
    return isAsking ? focusCard : undefined
  }, [announced, isAsking])

  const close = (): void => setAsked(null)
  const redeem = (): void => {
    close()
    setLeft(points - cost)
    onRedeem()
  }
  return (
    <li ref={card} className="ui-card ui-media-row" tabIndex={-1}>
      <span className={styles.cover}>
        <Cover src={responsiveImageUrl(image, COVER_WIDTH)} name={title} colour="" />
      </span>
      <div className="ui-stack ui-gap-half">
        <h2 className="ui-title-m" dir="auto">
          {title}
        </h2>
        <p className={styles.cost}>{t('mall.cost', { count: cost })}</p>
        {missing > 0 && <p className="ui-hint">{t('mall.short', { count: missing })}</p>}
      </div>
      {missing <= 0 && !isAsking && canRetry(act) && (
        <Button
          variant="primary"
          aria-label={`${t('mall.redeem')}: ${title}`}
          isBusy={isBusy}
          aria-disabled={isBlocked || undefined}
          onClick={isBlocked ? onRedeem : () => setAsked(cost)}
        >
          {t('mall.redeem')}
        </Button>
      )}
      {isAsking && (
        <div className="ui-all-columns">
          <InlineConfirm
            title={t('mall.confirm.title')}
            text={t('mall.confirm.text', {
              title: isolate(title),
              points: t('mall.cost', { count: cost }),
              left: t('mall.cost', { count: points - cost }),
            })}
            yes={t('mall.redeem')}
            onYes={redeem}
            onBack={close}
          />
        </div>
      )}
      {announced && (
        <div className="ui-all-columns">
          <FormMessage tone={announced.isDone ? 'info' : 'danger'}>
            {announced.isDone ? t('mall.done', { count: left }) : t('money.failed')}
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
