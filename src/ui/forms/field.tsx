import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names'
import styles from './field.module.css'
import { Icon } from '../icons/icon'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** What is wrong with what is in it, in the player's words. */
  readonly error?: ReactNode
  /** Is what is in it part of a mistake that is told elsewhere, in the element with this id? */
  readonly errorId?: string | undefined
  /** Drawn before the text. */
  readonly icon?: ReactNode
  /** A control after the text. */
  readonly trailing?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A line of text to fill in, its label above and its mistake below. */
export const Field = ({ label, error, errorId, icon, trailing, inputRef, className, ...rest }: Props) => {
  const id = useId()
  const ownErrorId = `${id}-error`
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
          aria-describedby={hasError ? ownErrorId : errorId}
        />
        {trailing}
      </div>
      {hasError && (
        <p id={ownErrorId} className={styles.error}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
