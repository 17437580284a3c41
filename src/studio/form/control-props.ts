import type { FormNode } from '../schema/form-node'

/** What the control of one value gets. */
export interface ControlProps {
  readonly node: FormNode
  readonly label: string
  readonly value: unknown
  /** Why the app would not use the value; null if it would. */
  readonly error: string | null
  readonly onChange: (value: unknown) => void
}

/** The app's own value, as the placeholder of an empty control. */
export const absentText = ({ facts: { absent } }: FormNode): string =>
  absent === undefined || absent === '' ? '' : String(absent)
