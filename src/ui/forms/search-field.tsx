import type { RefObject } from 'react'
import { Icon } from '../icons/icon'
import { IconButton } from '../controls/icon-button'
import { clearField } from './clear-field'
import styles from './search-field.module.css'

interface Props {
  readonly label: string
  /** Must not be empty: the button that clears the field is hidden while it is shown. */
  readonly placeholder: string
  readonly clearLabel: string
  /** The text at first. After that the field holds its text itself, so a key press renders nothing here. */
  readonly initialValue?: string
  readonly onText?: (text: string) => void
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

export const SearchField = ({ label, placeholder, clearLabel, initialValue, onText, inputRef }: Props) => (
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
      defaultValue={initialValue}
      onInput={onText && ((event) => onText(event.currentTarget.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault() // also inside a form
        event.currentTarget.blur() // hides the keyboard, the results stay
      }}
    />
    <IconButton
      icon="close"
      label={clearLabel}
      // The button disappears with the text, and the player will probably type again.
      onClick={({ currentTarget }) => clearField(currentTarget.parentElement?.querySelector('input'))}
    />
  </div>
)
