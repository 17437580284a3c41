import type { CSSProperties } from 'react'

/** Possible values of `--columns` in src/ui/tokens.css. */
export const COLUMNS = [1, 2, 3, 5, 6] as const

/** Returns the number of rows for each number of columns; the style sheet uses the current one. */
export const blockRows = (length: number): CSSProperties => {
  const style: CSSProperties & Record<`--rows-${string}`, string> = {}
  for (const columns of COLUMNS) style[`--rows-${String(columns)}`] = String(Math.ceil(length / columns))
  return style
}
