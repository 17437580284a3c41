import { backdropOf } from '../art/backdrops'
import { gradients } from '../art/gradients'
import { motifOf } from '../art/motifs/motif-of'
import { PALETTES, type Palette } from '../art/palettes'
import { shorten } from '../art/shorten-svg'
import { hashOf, random } from '#gateway/seeded-random'
import { PUZZLE_SIZE, PIECE } from '#gateway/captcha/puzzle-gap'
import type { Puzzle } from '#gateway/captcha/captcha'

const { width, height } = PUZZLE_SIZE

const SCENES = [
  { classify: 'FISH', motifs: ['shark', 'shoal', 'jelly'], palette: 2 },
  { classify: 'RNG', motifs: ['chest', 'coin', 'diamond'], palette: 1 },
  { classify: 'SPORTS', motifs: ['football', 'basketball', 'cricket'], palette: 11 },
  { classify: 'LIVE', motifs: ['roulette', 'cards', 'chips'], palette: 3 },
  { classify: 'ESPORTS', motifs: ['phone', 'star', 'clover'], palette: 6 },
  { classify: 'PVP', motifs: ['dragon', 'lantern', 'coin'], palette: 0 },
] as const

/** A square with a knob at the top and one at its end, in a box of PIECE. */
const OUTLINE = 'M3 12h13.2a7.2 7.2 0 1 1 13.6 0H42v13.2a7.2 7.2 0 1 1 0 13.6V51H3V38.4a7.2 7.2 0 1 0 0-12.8z'

/** Draws the image with its gap. The same puzzle always gives the same image. */
export function drawPuzzleImage(puzzle: Puzzle): string {
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene(puzzle.id)}
<path d="${OUTLINE}" transform="translate(${puzzle.x} ${puzzle.y})" fill="#000" fill-opacity=".62" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/></svg>`)
}

/** Draws the piece for the gap, at the gap's height in a strip as high as the image. */
export function drawPiece(puzzle: Puzzle): string {
  const at = `translate(0 ${puzzle.y})`
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PIECE} ${height}"><clipPath id="k"><path d="${OUTLINE}" transform="${at}"/></clipPath>
<g clip-path="url(#k)"><g transform="translate(${-puzzle.x} 0)">${scene(puzzle.id)}</g></g>
<path d="${OUTLINE}" transform="${at}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4"/><path d="${OUTLINE}" transform="${at}" fill="none" stroke="#fff" stroke-width="2"/></svg>`)
}

function scene(id: string): string {
  const next = random(hashOf(id))
  const chosen = SCENES[Math.floor(next() * SCENES.length)] ?? SCENES[0]
  const palette: Palette | undefined = PALETTES[chosen.palette]
  if (palette === undefined) return ''
  const ink = { palette, metal: 'url(#m)', strong: 'url(#s)', dark: palette.deep, next }
  const place = (index: 0 | 1 | 2, x: number, y: number, scale: number): string => {
    const turn = Math.round(next() * 40 - 20)
    const at = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`
    return `<g transform="${at}">${motifOf(chosen.motifs[index], chosen.classify)(ink)}</g>`
  }
  return `<defs>${gradients(palette, Math.round(next() * 60))}</defs><rect width="${width}" height="${height}" fill="url(#b)"/>
<g transform="scale(1 .62)">${backdropOf(chosen.classify)({ palette, next })}</g>
${place(1, 58 + next() * 30, 52 + next() * 20, 0.42)}${place(2, 224 + next() * 40, 118 + next() * 24, 0.42)}${place(0, 134 + next() * 40, 84 + next() * 20, 0.62)}`
}
