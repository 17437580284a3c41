import { useId } from 'react'
import styles from './choice-chips.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly choices: readonly { readonly id: Id; readonly label: string }[]
  readonly current: Id
  readonly onChoose: (id: Id) => void
}

/** A form question with few, short options: all are visible, and one is chosen. */
export const ChoiceChips = <Id extends string>({ label, choices, current, onChoose }: Props<Id>) => {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={choice.id === current}
              onChange={() => onChoose(choice.id)}
            />
            <span className={styles.face}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
