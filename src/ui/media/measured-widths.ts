const REM_PX = 16 // the browser's default font size

interface Measures {
  readonly columns: number
  readonly tile: number
  readonly banner: number
}

let known: Measures & { readonly at: number } = { at: -1, columns: 3, tile: 0, banner: 0 }

/** Returns the width of a tile of the grid, in CSS px. */
export const tileWidth = (): number => measures().tile

/** Returns the number of columns of the grid. */
export const gridColumns = (): number => measures().columns

/** Returns the width of a banner of the carousel, in CSS px. */
export const bannerWidth = (): number => measures().banner

/** Measured with src/ui/tokens.css, once per screen width. */
const measures = (): Measures => {
  const at = window.innerWidth
  if (known.at !== at) known = { at, ...measure(at) }
  return known
}

const measure = (screenWidth: number): Measures => {
  const style = getComputedStyle(document.documentElement)
  const number = (text: string, otherwise: number): number => Number.parseFloat(text) || otherwise
  const token = (name: string, otherwise: number): number => number(style.getPropertyValue(name), otherwise)
  const rem = number(style.fontSize, REM_PX)
  const columns = token('--columns', 3)
  const page = Math.min(screenWidth - token('--rail', 0) * rem, token('--page-max', 72) * rem)
  const gaps = 2 * token('--gutter', 1) + (columns - 1) * token('--grid-gap', 0.625)
  return { columns, tile: (page - gaps * rem) / columns, banner: page / token('--banners', 1) }
}
