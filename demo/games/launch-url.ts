import type { GameLaunch, MerchantContent } from '#gateway/merchant-content'
import { demoGameUrl, demoGameFor } from './demo-game'
import { openLaunch } from './game-sessions'

type Stores = Parameters<MerchantContent['launchUrl']>[0]

/** Returns the URL of a game's demo for money, with the ticket that opens it once. */
export function launchUrl(stores: Stores, launch: GameLaunch): string {
  const { game, language, sessionHash, mode, back } = launch
  const url = demoGameUrl(game, language, {
    play: 'real',
    ...(game.lotto !== null && mode !== undefined && { mode }),
    ...(back !== null && { back }),
  })
  const demo = demoGameFor(game)
  const ticket = openLaunch(stores, { sessionHash, demo, gameCode: game.gameCode })
  // Behind the #, the ticket appears in no log and no referrer.
  return `${url}#ticket=${ticket}`
}
