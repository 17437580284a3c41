import type { ContentLanguage } from '#gateway/http/language'
import type { Palette } from './palettes'

interface Hand {
  readonly family: string
  readonly weight: number
  readonly isUpper?: boolean
  readonly isItalic?: boolean
  /** Average advance of a Latin letter in em. */
  readonly width: number
}

// System fonts only, because an image loads no font. Each vendor has its own lettering style.
const HANDS: readonly Hand[] = [
  { family: "'Arial Black','Avenir Next',Roboto,sans-serif", weight: 900, isUpper: true, width: 0.78 },
  { family: "Georgia,'Noto Serif',serif", weight: 900, width: 0.6 },
  { family: "'Trebuchet MS','Avenir Next',Roboto,sans-serif", weight: 900, isItalic: true, width: 0.58 },
  {
    family: "Impact,'Roboto Condensed','Avenir Next Condensed',sans-serif",
    weight: 900,
    isUpper: true,
    width: 0.76,
  },
]

const WIDTH: Readonly<Record<ContentLanguage, number>> = { EN: 0, CN: 1.02, UR: 0.5 }

const HAND_OF_VENDOR: Readonly<Record<string, number>> = {
  RNG: 0,
  JADE: 1,
  NOVA: 2,
  KOIS: 3,
  BELL: 1,
  SKYL: 2,
  PEARL: 1,
  ATRM: 1,
  LOTT: 0,
  ELOTT: 2,
  REEF: 0,
  TIDE: 3,
  BTI: 2,
  STRK: 3,
  ARNA: 2,
  PVP: 1,
  TEAH: 1,
}

const LINE_WIDTH = 268
const LARGEST = 56
const LAST_BASELINE = 352

/** Draws a game's name at the bottom of its cover, each line as large as fits. */
export function lettering(
  name: string,
  language: ContentLanguage,
  { vendor, palette }: { readonly vendor: string; readonly palette: Palette },
): string {
  const hand = HANDS[HAND_OF_VENDOR[vendor] ?? 0] ?? { family: 'sans-serif', weight: 900, width: 0.6 }
  const lines = linesOf(name, language).map((line) => (hand.isUpper === true ? line.toUpperCase() : line))
  const sizes = lines.map((line) => {
    const em = language === 'EN' ? hand.width : WIDTH[language]
    return Math.round(Math.min(LARGEST, LINE_WIDTH / (Math.max(3, Array.from(line).length) * em)))
  })
  let baseline = LAST_BASELINE
  const rows = lines.map((line, index) => ({ line, size: sizes[index] ?? LARGEST }))
  const drawn = rows
    .reverse()
    .map(({ line, size }, index) => {
      const y = baseline
      baseline -= Math.round(size * (rows[index + 1] === undefined ? 1 : leading(language)))
      return `<text x="150" y="${y}" font-size="${size}">${escaped(line)}</text>`
    })
    .reverse()
    .join('')
  const style = hand.isItalic === true ? ' font-style="italic"' : ''
  return `<g text-anchor="middle" font-family="${hand.family}" font-weight="${hand.weight}"${style}${language === 'UR' ? ' direction="rtl"' : ''} fill="url(#t)" stroke="${palette.deep}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${drawn}</g>`
}

const leading = (language: ContentLanguage) => (language === 'UR' ? 1.25 : 0.96)

/** Returns one or two lines; two lines are as equal in length as possible. */
function linesOf(name: string, language: ContentLanguage): readonly string[] {
  if (language === 'CN') {
    const letters = Array.from(name)
    const half = Math.ceil(letters.length / 2)
    return letters.length <= 7 ? [name] : [letters.slice(0, half).join(''), letters.slice(half).join('')]
  }
  const words = name.split(' ')
  if (words.length === 1 || name.length <= 7) return [name]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), breaks[0] ?? [name])
}

/** Escapes text for the content of an element. */
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
