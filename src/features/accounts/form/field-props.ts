import type { Ref } from 'react'

/** Props of every account form field. */
export interface FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  /** Called when the player leaves the field. */
  readonly onLeave?: () => void
  readonly error?: string | undefined
  readonly errorId?: string | undefined
  readonly isReadOnly?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}
