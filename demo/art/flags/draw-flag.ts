import { encodePng } from '../png'
import { EMBLEMS } from './emblems'
import type { Flag } from './layers'
import { HEIGHT, WIDTH } from './shapes'
import { STARRED } from './starred'
import { STRIPED } from './striped'

const FLAGS: ReadonlyMap<string, Flag> = new Map(
  [STRIPED, STARRED, EMBLEMS].flatMap((group) => Object.entries(group)),
)

const SCALE = 4 // 120 by 80 pixels: a flag of 40 points at the highest pixel ratio
const SAMPLES = 3 // per side, so nine per pixel: smooth star points

/** Draws a country's flag as a 3:2 PNG. Returns null for a code without a flag here. */
export function drawFlag(countryCode: string): Buffer | null {
  const flag = FLAGS.get(countryCode)
  if (flag === undefined) return null
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE]
  const pixels = Buffer.alloc(width * height * 3)
  const layers = flag.map(({ colour, shape }) => ({ shape, rgb: Buffer.from(colour.slice(1), 'hex') }))
  layers.reverse() // the top layer is found first
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [left, top] = [pixel % width, Math.floor(pixel / width)]
    const sum = [0, 0, 0]
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      const x = (left + ((sample % SAMPLES) + 0.5) / SAMPLES) / SCALE
      const y = (top + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / SCALE
      const rgb = layers.find(({ shape }) => shape(x, y))?.rgb
      for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (rgb?.[part] ?? 255)
    }
    for (let part = 0; part < 3; part += 1) {
      pixels[pixel * 3 + part] = Math.round((sum[part] ?? 0) / SAMPLES ** 2)
    }
  }
  return encodePng(width, height, pixels)
}
