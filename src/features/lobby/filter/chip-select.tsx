import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import styles from './filter-bar.module.css'
import type { VendorOption } from './vendor-options'

interface Props {
  readonly id: string
  readonly label: string
  readonly value: string
  /** True if it is not at its first option. */
  readonly isOn: boolean
  readonly options: readonly VendorOption[]
  /** Shows the label, not the first option. */
  readonly isNamed?: boolean
  readonly onChoose: (id: string) => void
}

/** A chip as wide as the chosen option. The browser's own list opens: it fits every phone and any number of options. */
export const ChipSelect = ({ id, label, value, isOn, options, isNamed = false, onChoose }: Props) => {
  const chosen = options.find((option) => option.id === value) ?? options[0]
  return (
    <span className={classNames(styles.chip, styles.choice, isOn && styles.on)}>
      <span className={styles.chosen} dir="auto" aria-hidden="true">
        {isNamed && !isOn ? label : chosen?.label}
      </span>
      <Icon name="chevron" size="s" />
      <select
        id={id}
        aria-label={label}
        className={styles.select}
        value={chosen?.id}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
