import type { FoundGame } from '../db/games'
import type { ContentLanguage } from '../http/language'
import { PALETTES } from './palettes'

export function drawCover(game: FoundGame, _language: ContentLanguage): string {
  const p = PALETTES[game.palette]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${p?.mid ?? '#333'}"/><text x="150" y="350" text-anchor="middle" font-size="34" font-weight="900" fill="#fff">${game.name}</text></svg>`
}
