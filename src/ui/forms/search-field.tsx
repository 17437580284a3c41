import type { MouseEvent, RefObject } from 'react'
import { Icon } from '../icons/icon'
import { IconButton } from '../controls/icon-button'
import styles from './search-field.module.css'

interface Props {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

export const SearchField = ({ label, placeholder, clearLabel, value, onChange, inputRef }: Props) => (
  <div className={styles.field}>
    <Icon name="search" />
    <input
      ref={inputRef}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      className={styles.input}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault() // also inside a form
        event.currentTarget.blur() // hides the keyboard, the results stay
      }}
    />
    {value !== '' && (
      <IconButton
        icon="close"
        label={clearLabel}
        onClick={(event) => {
          focusField(event) // the button disappears with the text, and the player will probably type again
          onChange('')
        }}
      />
    )}
  </div>
)

const focusField = ({ currentTarget }: MouseEvent): void => {
  currentTarget.parentElement?.querySelector('input')?.focus()
}
