import { classNames } from '../class-names'
import styles from './chips.module.css'

export interface Chip {
  readonly id: string
  readonly label: string
  /** A count next to the name, already formatted for the player's language. */
  readonly count?: string
}

interface Props {
  readonly label: string
  readonly chips: readonly Chip[]
  readonly current: string
  readonly onChoose: (id: string) => void
}

/** A row of filters, of which one is selected. */
export const Chips = ({ label, chips, current, onChoose }: Props) => (
  <div className={classNames('scroller', styles.row)} role="group" aria-label={label}>
    {chips.map((chip) => (
      <button
        key={chip.id}
        type="button"
        aria-pressed={chip.id === current}
        className={classNames(styles.chip, chip.id === current && styles.on)}
        onClick={() => onChoose(chip.id)}
      >
        <span dir="auto">{chip.label}</span>
        {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
      </button>
    ))}
  </div>
)
