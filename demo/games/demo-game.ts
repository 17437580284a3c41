import type { FoundGame } from '#gateway/games/found-game'
import type { ContentLanguage } from '#gateway/http/language'

export const DEMO_GAMES = ['slot', 'draw', 'hilo', 'roulette', 'fishing', 'penalty', 'lottery'] as const

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

/** Returns the demo for a game. A game with a lottery view gets a lottery with draws and prize modes. */
export function demoGameFor({ classify, motif, lotto }: FoundGame): DemoGame {
  if (lotto !== null) return 'lottery'
  const isWheel = motif === 'roulette' || motif === 'wheel'
  if (classify === 'LIVE') return isWheel ? 'roulette' : 'hilo'
  return BY_CLASSIFY[classify] ?? 'slot'
}

/** Returns the same-origin URL of a game's demo, with its title, motif, palette, language and further parameters. */
export function demoGameUrl(
  game: FoundGame,
  language: ContentLanguage,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    title: game.name,
    motif: game.motif,
    palette: String(game.palette),
    language,
    ...(game.lotto !== null && { modes: game.lotto.prizeModes.join(','), view: game.lotto.view }),
    ...more,
  })
  return `/demo-games/${demoGameFor(game)}?${query.toString()}`
}
