import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon'
import styles from './payment-method-picker.module.css'

interface Choice {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Shown before its title. */
  readonly image: ReactNode
}

interface Props {
  readonly label: string
  /** Group name of the radio buttons. It must be unique on the screen. */
  readonly name: string
  readonly choices: readonly Choice[]
  readonly current: string
  readonly isReadOnly: boolean
  readonly onChoose: (id: string) => void
}

/** Payment methods or payout accounts, of which one is chosen. */
export const PaymentMethodPicker = ({ label, name, choices, current, isReadOnly, onChoose }: Props) => (
  <fieldset className={styles.list} disabled={isReadOnly}>
    <legend className={styles.label}>{label}</legend>
    {choices.map(({ id, title, text, image }) => (
      <label key={id} className={styles.choice}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={id}
          checked={id === current}
          onChange={() => onChoose(id)}
        />
        <span className={styles.picture}>{image}</span>
        <span className={styles.texts}>
          <bdi className={styles.title}>{title}</bdi>
          <bdi className={styles.text}>{text}</bdi>
        </span>
        <span className={styles.mark}>
          <Icon name="check" size="s" />
        </span>
      </label>
    ))}
  </fieldset>
)
