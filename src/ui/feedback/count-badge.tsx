import { classNames } from '../class-names'
import styles from './count-badge.module.css'

const MAX_SHOWN = 99

interface Props {
  readonly count: number
  /** Formats a number in the player's language. */
  readonly format: (count: number) => string
  /** Read by screen readers instead of the number. */
  readonly label: string
  /** Its place. */
  readonly className?: string | undefined
}

/** A red number at an icon; above 99 it is "99+". */
export const CountBadge = ({ count, format, label, className }: Props) => (
  <span className={classNames(styles.badge, className)}>
    <span aria-hidden="true">{count > MAX_SHOWN ? `${format(MAX_SHOWN)}+` : format(count)}</span>
    <span className="visually-hidden"> {label}</span>
  </span>
)
