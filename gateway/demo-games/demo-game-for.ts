import type { FoundGame } from '../db/games'
import type { ContentLanguage } from '../http/language'

export const DEMO_GAMES = ['slot', 'draw', 'hilo', 'roulette', 'fishing', 'penalty'] as const

export type DemoGame = (typeof DEMO_GAMES)[number]

const BY_CLASSIFY: Readonly<Record<string, DemoGame>> = {
  RNG: 'slot',
  LOTT: 'draw',
  ELOTT: 'draw',
  PVP: 'hilo',
  FISH: 'fishing',
  SPORTS: 'penalty',
  ESPORTS: 'penalty',
}

/** The same-origin address of the demo that stands for a game, with its title, motif, palette and language. */
export function demoGameFor(game: FoundGame, language: ContentLanguage): string {
  const isWheel = game.motif === 'roulette' || game.motif === 'wheel'
  const demo =
    game.classify === 'LIVE' ? (isWheel ? 'roulette' : 'hilo') : (BY_CLASSIFY[game.classify] ?? 'slot')
  const query = new URLSearchParams({
    title: game.name,
    motif: game.motif,
    palette: String(game.palette),
    language,
  })
  return `/demo-games/${demo}?${query.toString()}`
}
