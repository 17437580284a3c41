import { gridColumns, tileWidth } from '../../../ui/media/measured-widths'

// About as in src/ui/tokens.css, in CSS px.
const ABOVE_PX = 202
const COVER_RATIO = 4 / 3
const TEXT_AND_GAP_PX = 55

const MIN_ROWS = 2

/**
 * Returns how many results are on the first screen: full rows, of which at least half is visible. Next to a phone's
 * keyboard that is only two.
 */
export const firstScreenLength = (): number => {
  const height = (window.visualViewport?.height ?? window.innerHeight) - ABOVE_PX
  const rows = Math.round(height / (tileWidth() * COVER_RATIO + TEXT_AND_GAP_PX))
  return gridColumns() * Math.max(MIN_ROWS, rows)
}
