import type { Palette } from './palettes'

const FOUR_POINTS = 'M0-10 2-2 10 0 2 2 0 10-2 2-10 0-2-2Z'

/** A few glints around the subject. */
export function sparkles(next: () => number, palette: Palette): string {
  return Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 6.28 + next()
    const far = 105 + next() * 30
    const [x, y] = [Math.round(150 + far * Math.cos(angle)), Math.round(150 + far * 0.9 * Math.sin(angle))]
    const size = (0.5 + next() * 0.9).toFixed(1)
    return `<path d="${FOUR_POINTS}" transform="translate(${x} ${y}) scale(${size})" fill="${index % 2 === 0 ? '#fff' : palette.light}"/>`
  }).join('')
}
