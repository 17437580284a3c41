/** An accent with all that must stay readable beside it (WCAG 2.2 AA), as CSS custom properties. */
export type AccentTokens = Readonly<Record<`--${string}`, string>>

type Rgb = readonly [number, number, number]

/** Where a merchant has chosen none. */
export const DEFAULT_ACCENT = '#12c48b'

const HEX = /^#?([\da-f]{6})$/iu
const READABLE = 4.5
const DARK_INK: Rgb = [6, 10, 20]
const WHITE: Rgb = [255, 255, 255]
const LIGHTEST_GROUND: Rgb = [237, 240, 246] // --ground, light; below, the accent's own wash on it
const DARKEST_GROUND: Rgb = [40, 49, 75] // --surface-3, dark: the lightest surface that text stands on
const WASH = 0.18

/**
 * The tokens of a merchant's accent, whatever it chose: ink that reads on it, and a shade of it that reads on light and
 * on dark surfaces. `null` for what is no colour `#rrggbb`.
 */
export const accentTokens = (accent: string): AccentTokens | null => {
  const rgb = parseHex(accent)
  if (!rgb) return null
  const ink = contrast(rgb, WHITE) >= READABLE ? WHITE : darkInkOn(rgb)
  return {
    '--accent': toCss(rgb),
    '--accent-rgb': rgb.join(', '),
    '--on-accent': toCss(ink),
    '--accent-on-light': toCss(readable(rgb, mix(LIGHTEST_GROUND, rgb, WASH), DARK_INK)),
    '--accent-on-dark': toCss(readable(rgb, DARKEST_GROUND, WHITE)),
    '--accent-deep': toCss(mix(rgb, DARK_INK, 0.35)),
  }
}

/** Contrast of two colours by WCAG, 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

export const parseHex = (colour: string): Rgb | null => {
  const hex = HEX.exec(colour.trim())?.[1]
  if (hex === undefined) return null
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** White falls short on this colour, so a dark ink does not: one of the two always reads. */
const darkInkOn = (rgb: Rgb): Rgb => (contrast(rgb, DARK_INK) >= READABLE ? DARK_INK : [0, 0, 0])

/** The colour, moved towards `end` only as far as it takes to read on `ground`. */
const readable = (rgb: Rgb, ground: Rgb, end: Rgb): Rgb => {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(rgb, end, share)
    if (contrast(shade, ground) >= READABLE) return shade
  }
  return end
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb => {
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
