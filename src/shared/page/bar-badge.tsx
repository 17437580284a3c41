import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../i18n/format/format-number'
import { useTranslation } from '../../i18n/use-translation'
import { CountBadge } from '../../ui/feedback/count-badge'
import { subscribeAnnouncement } from '../routing/use-page'
import styles from './bar-badge.module.css'

interface Props {
  /** Path of an entry of the bottom bar. */
  readonly path: string
  readonly count: number
  /** Read by screen readers after the entry's name. */
  readonly label: string
}

/** A number on an entry of the bottom bar. Nothing for 0, and on screens without a bar. */
export const BarBadge = ({ path, count, label }: Props) => {
  const t = useTranslation()
  const link = useSyncExternalStore(subscribeAnnouncement, () =>
    document.querySelector(`nav a[href^="${path}"]`),
  )
  if (!link || count === 0) return null
  return createPortal(
    <CountBadge
      count={count}
      format={(number) => formatNumber(number, t.language)}
      label={label}
      className={styles.badge}
    />,
    link,
  )
}
