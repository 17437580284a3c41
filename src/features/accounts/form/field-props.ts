import type { Ref } from 'react'

/** What every field of an account's form is given. */
export interface FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  /** The player has gone on to another field. */
  readonly onLeave?: () => void
  readonly error?: string | undefined
  readonly errorId?: string | undefined
  readonly isReadOnly?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}
