import { encodePng } from './png'

type Colour = readonly [red: number, green: number, blue: number]

const SAMPLES = 3 // a side, so nine a pixel: edges without steps

/** The app icon as a PNG of `size` pixels a side: the sign of brand.ts on navy, within the safe zone of a mask. */
export function drawIcon(size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 3)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0]
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const dx = ((sample % SAMPLES) + 0.5) / SAMPLES
        const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
        const colour = colourAt(((x + dx) / size) * 2 - 1, ((y + dy) / size) * 2 - 1)
        colour.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part))
      }
      sum.forEach((part, index) => (pixels[(y * size + x) * 3 + index] = Math.round(part / SAMPLES ** 2)))
    }
  }
  return encodePng(size, size, pixels)
}

/** The colour at a point, both axes from -1 to 1. */
function colourAt(x: number, y: number): Colour {
  if (isClover(x, y + 0.16)) return mix([255, 233, 163], [240, 160, 16], (y + 0.75) / 1.1)
  if (isWave(x, y, 0.42, 0.56) || isWave(x + 0.14, y, 0.6, 0.4)) return [95, 208, 255]
  const glow = Math.max(0, 1 - Math.hypot(x, y + 0.2) / 0.95)
  return mix(mix([28, 58, 138], [11, 21, 51], (y + 1) / 2), [62, 110, 214], glow * 0.7)
}

/** Four hearts, point to point, on the diagonals. */
function isClover(x: number, y: number): boolean {
  return [1, 3, 5, 7].some((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const [across, up] = [
      x * Math.cos(angle) + y * Math.sin(angle),
      x * Math.sin(angle) - y * Math.cos(angle),
    ]
    const isLobe = Math.hypot(Math.abs(across) - 0.105, up - 0.39) < 0.15
    const isPoint = up > 0.03 && up < 0.38 && Math.abs(across) < (up - 0.01) * 0.68
    return isLobe || isPoint
  })
}

function isWave(x: number, y: number, level: number, reach: number): boolean {
  return Math.abs(x) < reach && Math.abs(y - level - 0.05 * Math.sin(x * 11)) < 0.042
}

const mix = (from: Colour, to: Colour, part: number): Colour => {
  const at = Math.min(1, Math.max(0, part))
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * at
  return [between(0), between(1), between(2)]
}
