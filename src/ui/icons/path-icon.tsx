import { classNames } from '../class-names'
import styles from './icon.module.css'

interface Props {
  /** A path on the icons' grid of 24. */
  readonly d: string
  readonly size?: 's' | 'm' | 'l'
  /** True if it points somewhere: it is mirrored in right-to-left languages. */
  readonly isPointing?: boolean
}

/** An icon used by one screen only, in that screen's chunk: the icons of `Icon` are part of every first visit. */
export const PathIcon = ({ d, size = 'm', isPointing = false }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classNames(styles.icon, styles[size], isPointing && styles.pointing)}
  >
    <path d={d} />
  </svg>
)
