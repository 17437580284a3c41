/** An accent with all colours that must stay readable next to it (WCAG 2.2 AA), as CSS custom properties. */
export type AccentTokens = Readonly<Record<`--${string}`, string>>

export type Rgb = readonly [number, number, number]

/** Used if the merchant has no accent. */
export const DEFAULT_ACCENT = '#12c48b'

const HEX = /^#?(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/iu
const READABLE = 4.5
const SURELY_READABLE = 4.6 // browsers round translucent colours differently
const DARK_INK: Rgb = [6, 10, 20]
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** --ground, --surface and --surface-2 of src/ui/tokens.css, and the opacity of --accent-soft on them. */
const LIGHT = {
  grounds: [
    [237, 240, 246],
    [255, 255, 255],
    [225, 230, 239],
  ],
  wash: 0.16,
} as const
/** The same for the dark style, with --surface-3. */
const DARK = {
  grounds: [
    [9, 12, 21],
    [18, 23, 39],
    [28, 35, 56],
    [40, 49, 75],
  ],
  wash: 0.18,
} as const

/**
 * Returns the tokens of a merchant's accent, whatever it chose: a text colour that is readable on it, and a shade of
 * it that is readable on light and dark surfaces and on its own wash over them. Nothing of the input text itself gets
 * into a token.
 * @param accent `#rgb` or `#rrggbb`, with or without alpha: an accent is opaque
 * @returns null if it is not such a colour
 */
export const accentTokens = (accent: string): AccentTokens | null => {
  const rgb = parseHex(accent)
  if (!rgb) return null
  return {
    '--accent': toCss(rgb),
    '--accent-rgb': rgb.join(', '),
    '--on-accent': toCss(inkOn(rgb)),
    '--accent-on-light': toCss(readable(rgb, LIGHT, DARK_INK)),
    '--accent-on-dark': toCss(readable(rgb, DARK, WHITE)),
  }
}

/** Returns the contrast of two colours by WCAG, 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

export const parseHex = (colour: string): Rgb | null => {
  const [, long, short] = HEX.exec(colour.trim()) ?? []
  const hex = long ?? short?.replaceAll(/./gu, '$&$&')
  if (hex === undefined) return null
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns white if it is readable, else a dark ink, else black: white or black is readable on any colour. */
const inkOn = (rgb: Rgb): Rgb => [WHITE, DARK_INK].find((ink) => contrast(rgb, ink) >= READABLE) ?? BLACK

/** Returns the colour, mixed with `end` only as much as needed to be readable on each ground and on its wash there. */
const readable = (rgb: Rgb, on: typeof LIGHT | typeof DARK, end: Rgb): Rgb => {
  const grounds = on.grounds.flatMap((ground): readonly Rgb[] => [ground, mix(ground, rgb, on.wash)])
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(rgb, end, share)
    if (grounds.every((ground) => contrast(shade, ground) >= SURELY_READABLE)) return shade
  }
  return end
}

/** Returns a mix: `share` of the second colour over the first. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2): number => Math.round(a[index] + (b[index] - a[index]) * share)
  return [channel(0), channel(1), channel(2)]
}

const luminance = (rgb: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const toCss = (rgb: Rgb): string => `rgb(${rgb.join(', ')})`
