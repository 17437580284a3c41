import type { FormNode } from '../schema/form-node'
import type { Path } from './values'

export interface FieldViewProps {
  readonly node: FormNode
  readonly path: Path
  readonly value: unknown
  /** Undefined removes the value: the app then uses its own. */
  readonly onChange: (path: Path, value: unknown) => void
  /** Title in place of the field's own, such as a row's number. */
  readonly label?: string
  /** A row of a list or a record: it stays when it is empty, and is removed by its button. */
  readonly isRow?: boolean
}
