import { classNames } from '../class-names'
import styles from './icon.module.css'

interface Props {
  /** A path on the grid of 24 that the icons are drawn on. */
  readonly d: string
  readonly size?: 's' | 'm' | 'l'
  /** It points somewhere, and turns in right-to-left languages. */
  readonly isPointing?: boolean
}

/** An icon used by one screen only, in that screen's chunk: those of `Icon` are in every first visit. */
export const PathIcon = ({ d, size = 'm', isPointing = false }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classNames(styles.icon, styles[size], isPointing && styles.pointing)}
  >
    <path d={d} />
  </svg>
)
