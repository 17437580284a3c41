import type { RefObject } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { IconButton } from '../../../ui/controls/icon-button'
import { scrollToSlide } from '../../../ui/media/slide-position'
import styles from './popup-dots.module.css'

interface Props {
  readonly track: RefObject<HTMLDivElement | null>
  readonly place: number
  readonly total: number
}

/** Shows the position among the pages, and leads to the next page without a swipe. */
export const PopupDots = ({ track, place, total }: Props) => {
  const t = useTranslation('rest')
  const show = (index: number): void => {
    if (track.current) scrollToSlide(track.current, (index + total) % total)
  }
  return (
    <div className={styles.places}>
      <IconButton
        icon="chevron"
        label={t('popup.previous')}
        className={styles.previous}
        onClick={() => show(place - 1)}
      />
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.dot} data-current={index === place || undefined} />
        ))}
      </span>
      <span className="visually-hidden" role="status">
        {t('banners.slide', { index: place + 1, total })}
      </span>
      <IconButton icon="chevron" label={t('popup.next')} onClick={() => show(place + 1)} />
    </div>
  )
}
