import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../i18n/format/format-number'
import { intlTag } from '../../i18n/format/intl-tags'
import { useTranslation } from '../../i18n/use-translation'
import { subscribeAnnouncement } from '../routing/use-page'
import styles from './bar-badge.module.css'

const MAX_SHOWN = 99

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
  const shown = formatNumber(Math.min(count, MAX_SHOWN), intlTag(t.language))
  return createPortal(
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${shown}+` : shown}</span>
      <span className="visually-hidden"> {label}</span>
    </span>,
    link,
  )
}
