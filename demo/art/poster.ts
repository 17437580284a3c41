import { hashOf, random } from '#gateway/seeded-random'
import { gradients } from './gradients'
import { around, type Ink } from './motifs/ink'
import { motifOf } from './motifs/motif-of'
import { PALETTES } from './palettes'
import { shorten } from './shorten-svg'

interface Poster {
  /** The same name gives the same drawing. */
  readonly name: string
  readonly motif: string
  /** An index of PALETTES. */
  readonly palette: number
  readonly width: number
  readonly height: number
}

/**
 * Draws a subject in its own light, without text: for goods, and behind texts. Returns null for an unknown palette.
 */
export function drawPoster({ name, motif, palette: index, width, height }: Poster): string | null {
  const palette = PALETTES[index]
  if (palette === undefined) return null
  const next = random(hashOf(name))
  const ink: Ink = { palette, metal: 'url(#m)', strong: 'url(#s)', dark: palette.deep, next }
  const [x, y, size] = [width / 2, height * 0.46, Math.min(width, height)]
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>${gradients(palette, Math.round(next() * 60))}</defs><rect width="${width}" height="${height}" fill="url(#b)"/>
<g transform="translate(${x} ${y})"><g fill="${palette.glow}" opacity=".14">${around(12, `<path d="M0 0-44-${height}H44Z"/>`, Math.round(next() * 30))}</g>
<circle r="${size * 0.56}" fill="url(#g)"/><ellipse cy="${size * 0.36}" rx="${size * 0.27}" ry="${size * 0.045}" opacity=".35"/>
<g transform="scale(${(size / 300).toFixed(2)})">${motifOf(motif, '')(ink)}</g></g></svg>`)
}
