import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timesFuzzed } from '../../support/fuzz'
import { BACKGROUND_COLOURS } from '#domain/background-colours'
import { accentTokens, contrast, DEFAULT_ACCENT, mix, parseHex, type Rgb } from '../../../src/ui/accent'

const TEXT = 4.5 // WCAG 1.4.3
const SHAPE = 3 // WCAG 1.4.11, for the focus ring

const tokensFile = readFileSync(path.resolve(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8')
const [lightBlock = '', darkBlock = ''] = tokensFile.split(":root[data-style='dark']")

const token = (block: string, name: string): string =>
  new RegExp(`--${name}: ([^;]+);`, 'u').exec(block)?.[1] ?? ''

const surface = (block: string, name: string): Rgb => {
  const rgb = parseHex(token(block, name))
  if (!rgb) throw new Error(`no colour --${name}`)
  return rgb
}

/** The surfaces from the style sheet, so that the two stay equal. */
const styleOf = (block: string) => ({
  grounds: ['ground', 'surface', 'surface-2'].map((name) => surface(block, name)),
  deepest: surface(block, 'surface-3'),
  wash: Number(/, ([\d.]+)\)$/u.exec(token(block, 'accent-soft'))?.[1]),
})
const STYLES = { light: styleOf(lightBlock), dark: styleOf(darkBlock) }

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const rgb = (css: string | undefined): Rgb => {
  const [red = Number.NaN, green = 0, blue = 0] = (css ?? '').match(/\d+/gu)?.map(Number) ?? []
  return [red, green, blue]
}

const tokensOf = (accent: string) => {
  const tokens = accentTokens(accent)
  if (!tokens) throw new Error(`${accent} was refused`)
  return tokens
}

/** All colour pairs of this accent with too little contrast; empty is correct. */
const unreadable = (accent: string): readonly string[] => {
  const tokens = tokensOf(accent)
  const own = rgb(tokens['--accent'])
  const pairs = [{ what: 'on the accent', a: own, b: rgb(tokens['--on-accent']), least: TEXT }]
  for (const [style, { grounds, deepest, wash }] of Object.entries(STYLES)) {
    const a = rgb(tokens[`--accent-on-${style}`])
    pairs.push({ what: `ring, ${style}`, a, b: deepest, least: SHAPE })
    for (const ground of grounds) {
      pairs.push({ what: `text, ${style}`, a, b: ground, least: TEXT })
      pairs.push({ what: `text on its wash, ${style}`, a, b: mix(ground, own, wash), least: TEXT })
    }
  }
  return pairs
    .filter(({ a, b, least }) => !(contrast(a, b) >= least))
    .map(({ what, a, b }) => `${accent} ${what}: ${a.join()} and ${b.join()}`)
}

test('SHL-09 DEP-01 property: with any accent, text on it, text in it and the focus ring have enough contrast in both styles', () => {
  expect(STYLES.light.wash).toBeGreaterThan(0)
  expect(STYLES.dark.wash).toBeGreaterThan(0)
  fc.assert(
    fc.property(colours, (accent) => unreadable(accent).length === 0),
    { numRuns: timesFuzzed(5_000) },
  )
  // Each corner and edge of the colour cube, where the extremes are.
  const steps = ['00', '33', '66', '77', '99', 'cc', 'ff']
  const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
  expect(cube.flatMap(unreadable)).toEqual([])
})

test('DEP-01 SHL-09 before the accent is known, accented parts are quiet surfaces with readable text', () => {
  for (const [style, block] of Object.entries({ light: lightBlock, dark: darkBlock })) {
    const accent = surface(block, 'accent')
    const link = surface(lightBlock, `accent-on-${style}`)
    expect(contrast(accent, surface(block, 'on-accent')), style).toBeGreaterThan(TEXT)
    expect(contrast(accent, surface(block, 'ground')), style).toBeLessThan(2)
    for (const name of ['ground', 'surface', 'surface-2'])
      expect(contrast(link, surface(block, name)), `${style} ${name}`).toBeGreaterThan(TEXT)
  }
})

test('SHL-09 no shape is filled with the shade of the accent that is made for text', () => {
  const root = path.resolve(import.meta.dirname, '../../../src')
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(50)
  const fills = /background(?:-color)?: var\(--accent-text\)/u
  expect(sheets.filter((name) => fills.test(readFileSync(path.join(root, name), 'utf8')))).toEqual([])
})

test('DEP-01 accepts short colours, without a hash and with alpha, and makes them opaque', () => {
  for (const short of ['#fb0', 'FB0', '#fb08', '#ffbb0080', ' #FFBB00 '])
    expect(tokensOf(short)).toEqual(tokensOf('#ffbb00'))
  expect(accentTokens(DEFAULT_ACCENT)).not.toBeNull()
})

test('DEP-01 an invalid colour changes nothing, whatever it contains', () => {
  const hostile = [
    ...['', 'red', '#12345g', '#1234567', 'rgb(1,2,3)', '#fff;background:url(//evil.example)'],
    ...['var(--text)', '#fff\n;color:red', '</style><script>alert(1)</script>'],
  ]
  for (const text of hostile) expect(accentTokens(text), text).toBeNull()
})

test('DEP-01 no part of what was delivered reaches the style sheet', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.tuple(colours, fc.string()).map(([colour, tail]) => colour + tail),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const plain = /^(?:rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)|\d{1,3}, \d{1,3}, \d{1,3})$/u
      return Object.values(accentTokens(text) ?? {}).every((value) => plain.test(value))
    }),
    { numRuns: timesFuzzed(5_000) },
  )
})

test('SHL-09 the browser’s bars have the style’s background colour', () => {
  expect(parseHex(BACKGROUND_COLOURS.light)).toEqual(surface(lightBlock, 'ground'))
  expect(parseHex(BACKGROUND_COLOURS.dark)).toEqual(surface(darkBlock, 'ground'))
})
