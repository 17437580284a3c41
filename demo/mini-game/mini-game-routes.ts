import type { GatewayApp } from '#gateway/http/types'
import { MINI_GAMES, miniGameScript } from './mini-game-script'

/** The merchant's mini-games, on the app's own origin (contract.md). */
export function miniGameRoutes(app: GatewayApp): void {
  for (const name of MINI_GAMES) {
    app.get(`/mini-game/${name}/minigame.js`, async (c) =>
      c.body(await miniGameScript(name), 200, {
        'Content-Type': 'text/javascript; charset=UTF-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      }),
    )
  }
}
