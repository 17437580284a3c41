import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentTokens, contrast, parseHex } from '../../src/ui/accent'

const READABLE = 4.5
const LIGHT = [237, 240, 246] as const
const WHITE = [255, 255, 255] as const
const DARK_SURFACES = [
  [9, 12, 21],
  [18, 23, 39],
  [28, 35, 56],
  [40, 49, 75],
] as const

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const rgb = (css: string | undefined): readonly [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = (css ?? '').match(/\d+/gu)?.map(Number) ?? []
  return [red, green, blue]
}

test('SHL-09 DEP-01 whatever accent a merchant chose, what stands on it and what is written in it reads', () => {
  fc.assert(
    fc.property(colours, (accent) => {
      const tokens = accentTokens(accent)
      if (!tokens) throw new Error('a colour was refused')
      expect(contrast(rgb(tokens['--accent']), rgb(tokens['--on-accent']))).toBeGreaterThanOrEqual(READABLE)
      for (const ground of [LIGHT, WHITE]) {
        expect(contrast(rgb(tokens['--accent-on-light']), ground)).toBeGreaterThanOrEqual(READABLE)
      }
      for (const ground of DARK_SURFACES) {
        expect(contrast(rgb(tokens['--accent-on-dark']), ground)).toBeGreaterThanOrEqual(READABLE)
      }
    }),
    { numRuns: 500 },
  )
})

test('DEP-01 what is no colour changes nothing', () => {
  for (const text of ['', 'red', '#fff', 'url(x)', '#12345g']) expect(accentTokens(text)).toBeNull()
  expect(parseHex(' #F5B301 ')).toEqual([245, 179, 1])
})
