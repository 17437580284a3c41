import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from '../class-names'
import field from './field.module.css'
import { Icon } from '../icons/icon'
import styles from './text-area.module.css'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string
  readonly value: string
  /** The error message for the value, in the player's language. */
  readonly error?: string | undefined
  /** Length of the text, formatted for the player; left out if an error shows it. */
  readonly count?: string | undefined
  readonly areaRef?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field that grows with its text. Each line has its own text direction. */
export const TextArea = ({ label, error, count, areaRef, className, ...rest }: Props) => {
  const id = useId()
  const hasError = error !== undefined
  const errorId = `${id}-error`
  const countId = `${id}-count`
  return (
    <div className={classNames(field.field, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {/* A hidden copy of the text gives the box its height. */}
      <div className={classNames(styles.box, hasError && styles.wrong)} data-text={`${rest.value} `}>
        <textarea
          dir="auto"
          {...rest}
          id={id}
          ref={areaRef}
          className={styles.area}
          aria-invalid={hasError || undefined}
          aria-describedby={classNames(hasError && errorId, count !== undefined && countId)}
        />
      </div>
      <div className={styles.foot}>
        {hasError && (
          <p id={errorId} className={field.error}>
            <Icon name="alert" size="s" />
            {error}
          </p>
        )}
        {count !== undefined && (
          <p id={countId} className={styles.count}>
            {count}
          </p>
        )}
      </div>
    </div>
  )
}
