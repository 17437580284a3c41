import type { FoundGame } from '#gateway/games/found-game'
import type { ContentLanguage } from '#gateway/http/language'
import { hashOf, random } from '#gateway/seeded-random'
import { backdropOf } from './backdrops'
import { gradients } from './gradients'
import { lettering } from './lettering'
import { motifOf } from './motifs/motif-of'
import type { Ink } from './motifs/ink'
import { paletteAt } from './palettes'
import { shorten } from './shorten-svg'
import { sparkles } from './sparkles'

/**
 * Draws a game's cover: a 3:4 SVG (300 by 400) of a few kilobytes. It depends on the game's kind, motif, palette and
 * id, and shows the name in the language. Everything important is within the middle square, so it can be cropped.
 */
export function drawCover(game: FoundGame, language: ContentLanguage): string {
  const palette = paletteAt(game.palette)
  const next = random(hashOf(game.gameId))
  const ink: Ink = { palette, metal: 'url(#m)', strong: 'url(#s)', dark: palette.deep, next }
  const backdrop = backdropOf(game.classify)({ palette, next })
  const tilt = Math.round(next() * 12 - 6)
  const hasTwin = game.classify === 'RNG' && next() < 0.45
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs>${gradients(palette, Math.round(next() * 60))}<g id="i">${motifOf(game.motif, game.classify)(ink)}</g></defs>
<rect width="300" height="400" fill="url(#b)"/>${backdrop}
<circle cx="150" cy="158" r="170" fill="url(#g)"/>
${hasTwin ? '<use href="#i" transform="translate(62 120) rotate(-18) scale(.62)" opacity=".75"/><use href="#i" transform="translate(238 120) rotate(18) scale(.62)" opacity=".75"/>' : ''}
<ellipse cx="150" cy="276" rx="86" ry="14" opacity=".35"/>
<use href="#i" transform="translate(150 ${hasTwin ? 172 : 160}) rotate(${tilt}) scale(1.16)"/>
${sparkles(next, palette)}
<rect y="210" width="300" height="190" fill="url(#f)"/>
${lettering(game.name, language, { vendor: game.vendor, palette })}</svg>`)
}
