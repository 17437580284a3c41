import { device } from '../../state/device'
import { imageUrl } from '../../ui/image-url'

const PAGE_MAX_PX = 1152 // --page-max
const COLUMNS = [
  { from: 900, columns: 6, gutter: 24, gap: 16 },
  { from: 600, columns: 5, gutter: 24, gap: 14 },
  { from: 0, columns: 3, gutter: 16, gap: 10 },
] as const // as in src/ui/tokens.css; only the choice of a picture's width hangs on it

/** Width of a tile of the grid, in CSS px. */
export const tileWidth = (screenWidth: number): number => {
  const { columns, gutter, gap } = COLUMNS.find(({ from }) => screenWidth >= from) ?? COLUMNS[2]
  const room = Math.min(screenWidth, PAGE_MAX_PX) - 2 * gutter - (columns - 1) * gap
  return room / columns
}

/** The address of a picture that is drawn this wide, in CSS px. */
export const pictureOf = (source: string, width: number): string =>
  imageUrl(source, { width, density: window.devicePixelRatio, savesData: device.savesData })
