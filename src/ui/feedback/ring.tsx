import { classNames } from '../class-names'
import styles from './ring.module.css'

interface Props {
  /** Filled share, 0 to 1. */
  readonly share: number
}

/** A ring that is filled clockwise from its top. Its container gives size and meaning. */
export const Ring = ({ share }: Props) => (
  <svg viewBox="0 0 80 80" aria-hidden="true" className={styles.ring}>
    <circle className={styles.track} cx="40" cy="40" r="34" />
    {/* The round end of an empty stroke would show a dot. */}
    {share > 0 &&
      [classNames(styles.arc, styles.edge), styles.arc].map((className) => (
        <circle
          key={className}
          className={className}
          cx="40"
          cy="40"
          r="34"
          pathLength="100"
          strokeDasharray={`${String(share * 100)} 100`}
        />
      ))}
  </svg>
)
