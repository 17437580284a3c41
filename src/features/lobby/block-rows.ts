import type { CSSProperties } from 'react'

/** The number of rows of so many tiles at each number of columns, for the style sheet's sum. */
export const blockRows = (length: number): CSSProperties => {
  const at = (columns: number): string => String(Math.ceil(length / columns))
  const style: CSSProperties & Record<`--rows-${string}`, string> = {
    '--rows-3': at(3),
    '--rows-5': at(5),
    '--rows-6': at(6),
  }
  return style
}
