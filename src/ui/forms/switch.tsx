import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface Props {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
  /** A hint below the label. */
  readonly hint?: string
}

/** A switch that applies at once. The whole line is the tap target. */
export const Switch = ({ isOn, onChange, children, hint }: Props) => {
  const id = useId()
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        <span>{children}</span>
        {hint !== undefined && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-describedby={hint === undefined ? undefined : id}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.track} />
    </label>
  )
}
