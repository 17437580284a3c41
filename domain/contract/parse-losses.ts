/** What a schema left out of a value that it accepted. */
export interface ParseLosses {
  /** Rows that `validRows` dropped. */
  readonly droppedRows: number
  /** Optional fields with an invalid value. */
  readonly ignoredFields: number
}

interface Counter {
  droppedRows: number
  ignoredFields: number
}

// The counter of the innermost `countLosses`. Valibot passes no context to a schema; parsing is synchronous.
let current: Counter | null = null

/** Runs `parse` and counts the losses of its schemas. A `countLosses` inside another counts for both. */
export const countLosses = <T>(parse: () => T): { readonly result: T; readonly losses: ParseLosses } => {
  const outer = current
  const losses: Counter = { droppedRows: 0, ignoredFields: 0 }
  current = losses
  try {
    return { result: parse(), losses }
  } finally {
    current = outer
    if (outer) {
      outer.droppedRows += losses.droppedRows
      outer.ignoredFields += losses.ignoredFields
    }
  }
}

/** Called by a schema. Counts nothing outside `countLosses`. */
export const recordDroppedRow = (): void => {
  if (current) current.droppedRows += 1
}

/** Called by a schema. Counts nothing outside `countLosses`. */
export const recordIgnoredField = (): void => {
  if (current) current.ignoredFields += 1
}
