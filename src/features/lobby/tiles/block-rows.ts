import type { CSSProperties } from 'react'

/** How many columns `--columns` of src/ui/tokens.css may be. */
export const COLUMNS = [1, 2, 3, 5, 6] as const

/** The number of rows of so many tiles at each number of columns; the style sheet takes the one in use. */
export const blockRows = (length: number): CSSProperties => {
  const style: CSSProperties & Record<`--rows-${string}`, string> = {}
  for (const columns of COLUMNS) style[`--rows-${String(columns)}`] = String(Math.ceil(length / columns))
  return style
}
