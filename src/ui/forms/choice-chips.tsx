import { useId } from 'react'
import { classNames } from '../class-names'
import choice from './choice.module.css'
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
      <legend className={choice.legend}>{label}</legend>
      <div className={styles.row}>
        {choices.map(({ id, label: text }) => (
          <label key={id} className={choice.choice}>
            <input
              type="radio"
              className={choice.input}
              name={name}
              checked={id === current}
              onChange={() => onChoose(id)}
            />
            <span className={classNames(choice.face, styles.face)}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
