import { encodePng } from './png'

type Colour = readonly [red: number, green: number, blue: number]

const SAMPLES = 2 // per side, so four per pixel: smooth edges

const GOLD_TOP: Colour = [255, 233, 163]
const GOLD_FOOT: Colour = [240, 160, 16]
const WAVE: Colour = [95, 208, 255]
const NAVY: Colour = [28, 58, 138]
const NIGHT: Colour = [11, 21, 51]
const GLOW: Colour = [62, 110, 214]

/**
 * Draws the app icon as a PNG of `size` × `size` pixels: the symbol of brand-logo.ts on navy, within a mask's safe
 * zone.
 */
export function drawIcon(size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 3)
  const sum = new Float64Array(3)
  const step = 2 / (size * SAMPLES)
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const [left, top] = [pixel % size, Math.floor(pixel / size)]
    sum.fill(0)
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      const x = (left * SAMPLES + (sample % SAMPLES) + 0.5) * step - 1
      const y = (top * SAMPLES + Math.floor(sample / SAMPLES) + 0.5) * step - 1
      addColourAt(x, y, sum)
    }
    for (let part = 0; part < 3; part += 1) {
      pixels[pixel * 3 + part] = Math.round((sum[part] ?? 0) / SAMPLES ** 2)
    }
  }
  return encodePng(size, size, pixels)
}

/** Adds the colour at a point, both axes from -1 to 1. */
function addColourAt(x: number, y: number, sum: Float64Array): void {
  if (isClover(x, y + 0.16)) {
    addMixed(sum, GOLD_TOP, GOLD_FOOT, (y + 0.75) / 1.1)
  } else if (isWave(x, y, 0.42, 0.56) || isWave(x + 0.14, y, 0.6, 0.4)) {
    addMixed(sum, WAVE, WAVE, 0)
  } else {
    const glow = 0.7 * Math.max(0, 1 - Math.hypot(x, y + 0.2) / 0.95)
    addMixed(sum, NAVY, NIGHT, (y + 1) / 2, 1 - glow)
    addMixed(sum, GLOW, GLOW, 0, glow)
  }
}

/** Four hearts on the diagonals, with their points in the centre. Tests the leaf of the point's own quadrant. */
function isClover(x: number, y: number): boolean {
  const up = (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2
  const across = Math.abs(Math.abs(x) - Math.abs(y)) * Math.SQRT1_2
  const isLobe = Math.hypot(across - 0.105, up - 0.39) < 0.15
  return isLobe || (up > 0.03 && up < 0.38 && across < (up - 0.01) * 0.68)
}

function isWave(x: number, y: number, level: number, reach: number): boolean {
  return Math.abs(x) < reach && Math.abs(y - level - 0.05 * Math.sin(x * 11)) < 0.042
}

function addMixed(sum: Float64Array, from: Colour, to: Colour, at: number, weight = 1): void {
  const part = Math.min(1, Math.max(0, at))
  for (let index = 0; index < 3; index += 1) {
    const [start, end] = [from[index] ?? 0, to[index] ?? 0]
    sum[index] = (sum[index] ?? 0) + weight * (start + (end - start) * part)
  }
}
