import { useId } from 'react'
import { absentText, type ControlProps } from './control-props'
import styles from './form.module.css'

/** A picklist; its first entry is for no value. */
export const ChoiceControl = ({
  node,
  label,
  value,
  error,
  onChange,
  options,
  isRequired,
}: ControlProps & { readonly options: readonly string[]; readonly isRequired: boolean }) => {
  const id = useId()
  const isKnown = typeof value === 'string' && options.includes(value)
  const absent = absentText(node)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={isKnown ? value : ''}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        {(!isRequired || !isKnown) && (
          <option value="">{absent === '' ? 'None' : `Default: ${absent}`}</option>
        )}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <p id={`${id}-hint`} className={error === null ? 'ui-hint' : styles.error}>
        {error ?? node.description}
      </p>
    </div>
  )
}
