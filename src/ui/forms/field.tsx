import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names'
import styles from './field.module.css'
import { Icon } from '../icons/icon'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** The error message for the value, in the player's language. */
  readonly error?: ReactNode
  /** Id of the element that shows this field's error elsewhere. */
  readonly errorId?: string | undefined
  /** A short rule for the value, below it. */
  readonly hint?: string | undefined
  /** Drawn before the text. */
  readonly icon?: ReactNode
  /** A control after the text. */
  readonly trailing?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A one-line text field, with its label above and its error below. */
export const Field = ({
  label,
  error,
  errorId,
  hint,
  icon,
  trailing,
  inputRef,
  className,
  ...rest
}: Props) => {
  const id = useId()
  const ownErrorId = `${id}-error`
  const hintId = `${id}-hint`
  const hasError = error !== undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, (hasError || errorId !== undefined) && styles.wrong)}>
        {icon}
        <input
          {...rest}
          id={id}
          ref={inputRef}
          className={styles.input}
          aria-invalid={hasError || errorId !== undefined || undefined}
          aria-describedby={hasError ? ownErrorId : (errorId ?? (hint !== undefined ? hintId : undefined))}
        />
        {trailing}
      </div>
      {hint !== undefined && (
        <bdi id={hintId} className={styles.hint}>
          {hint}
        </bdi>
      )}
      {hasError && (
        <p id={ownErrorId} className={styles.error}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
