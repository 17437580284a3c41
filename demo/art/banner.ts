import type { LanguageCode } from '#domain/language/languages'
import { hashOf, random } from '#gateway/seeded-random'
import { around } from './motifs/ink'
import { gradients } from './gradients'
import { escaped } from './lettering'
import { motifOf } from './motifs/motif-of'
import { PALETTES, type Palette } from './palettes'
import { shorten } from './shorten-svg'

interface Scene {
  readonly palette: number
  /** The subject, and the motifs to its left and right. */
  readonly motifs: readonly [string, string, string]
  readonly classify: string
}

const SCENES: Readonly<Record<string, Scene>> = {
  welcome: { palette: 1, motifs: ['chest', 'coin', 'diamond'], classify: 'RNG' },
  dragon: { palette: 0, motifs: ['dragon', 'coin', 'lantern'], classify: 'RNG' },
  reef: { palette: 2, motifs: ['shark', 'shoal', 'jelly'], classify: 'FISH' },
  live: { palette: 3, motifs: ['roulette', 'cards', 'chips'], classify: 'LIVE' },
  league: { palette: 11, motifs: ['football', 'basketball', 'cricket'], classify: 'SPORTS' },
  'pocket-harbour': { palette: 6, motifs: ['phone', 'clover', 'coin'], classify: 'RNG' },
  'no-signal': { palette: 8, motifs: ['phone', 'moon', 'star'], classify: 'RNG' },
  draw: { palette: 4, motifs: ['lotto', 'balls3', 'keno'], classify: 'LOTT' },
}

const TALL: ReadonlySet<LanguageCode> = new Set(['TH', 'KM', 'MY', 'HI', 'NE', 'BN', 'TA', 'VI'])

const WIDTH = 640
const HEIGHT = 280
const MARGIN = 36
const TEXT_WIDTH = 320

/** Average advance of a letter in em; of Latin letters 0.58. Vowel signs of Thai or Khmer take no width. */
const LETTER_WIDTHS: Partial<Record<LanguageCode, number>> = {
  ...{ CN: 1.02, TW: 1.02, JA: 1.02, KO: 0.95, UR: 0.46, TH: 0.5, TA: 0.78, MY: 0.62 },
}

/**
 * Draws a 16:7 banner for the carousel: headline and line at the start of the reading direction, the subject at the
 * end. Returns null for an unknown art.
 */
export function drawBanner(
  art: string,
  language: LanguageCode,
  { title, line }: { readonly title: string; readonly line: string },
): string | null {
  const scene = SCENES[art]
  const palette = PALETTES[scene?.palette ?? -1]
  if (scene === undefined || palette === undefined) return null
  const next = random(hashOf(art))
  const ink = { palette, metal: 'url(#m)', strong: 'url(#s)', dark: palette.deep, next }
  const place = (index: 0 | 1 | 2, at: string) =>
    `<g transform="${at}">${motifOf(scene.motifs[index], scene.classify)(ink)}</g>`
  const centre = language === 'UR' ? 170 : WIDTH - 160
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>${gradients(palette, 20)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#b)"/>
<g transform="translate(${centre} 140)"><g fill="${palette.glow}" opacity=".2">${around(14, '<path d="M0 0-34-520H34Z"/>')}</g>
<circle r="230" fill="url(#g)"/>
${place(1, 'translate(-118 34) rotate(-14) scale(.62)')}${place(2, 'translate(116 38) rotate(14) scale(.62)')}
<ellipse cy="118" rx="110" ry="14" opacity=".35"/>${place(0, 'scale(1.18)')}</g>
<path d="M0 ${HEIGHT - 26}Q160 ${HEIGHT - 54} 320 ${HEIGHT - 26}T640 ${HEIGHT - 26}V${HEIGHT}H0Z" fill="${palette.deep}" opacity=".55"/>
${headline(title, line, language, palette)}</svg>`)
}

function headline(title: string, line: string, language: LanguageCode, palette: Palette): string {
  const x = language === 'UR' ? WIDTH - MARGIN : MARGIN
  const em = LETTER_WIDTHS[language] ?? 0.58
  const fit = (text: string, largest: number, width: number) =>
    Math.round(Math.min(largest, width / (Array.from(text).length * em)))
  const words = title.split(' ')
  const half = Math.ceil(words.length / 2)
  const rows = words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [title]
  const size = Math.min(...rows.map((row) => fit(row, 68, TEXT_WIDTH - 60)))
  const gap = Math.round(size * (language === 'UR' ? 1.35 : TALL.has(language) ? 1.2 : 1.02))
  const top = rows.length === 2 ? 150 - gap / 2 : 150
  const lineSize = fit(line, 24, TEXT_WIDTH - 20)
  const lines = rows.map(
    (row, index) => `<text x="${x}" y="${Math.round(top + index * gap)}">${escaped(row)}</text>`,
  )
  const below = Math.round(top + (rows.length - 1) * gap + 44)
  const direction = language === 'UR' ? ' direction="rtl"' : ''
  return `<g font-family="'Avenir Next','Segoe UI',Roboto,'Noto Sans',sans-serif"${direction}><g font-size="${size}" font-weight="900" fill="url(#t)" stroke="${palette.deep}" stroke-width="8" stroke-linejoin="round" paint-order="stroke">${lines.join('')}</g><text x="${x}" y="${below}" font-size="${lineSize}" font-weight="700" fill="#fff" stroke="${palette.deep}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(line)}</text></g>`
}
