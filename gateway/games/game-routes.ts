import type { GatewayContext } from '../gateway-context'
import { listGames } from './games'
import { listLatestWins } from './latest-wins'
import { listMatches } from './matches'
import { listPopular } from './popular-games'
import { listVendorGroups } from './vendors'
import { conditional } from '../http/conditional'
import type { GatewayApp } from '../http/types'

/** The lists of the lobby (contract.md, Games), and the latest wins, a call beyond the contract. */
export function gameRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/lgw/games/mobile', (c) =>
    conditional(c, gateway, { build: (language) => listGames(gateway, language) }),
  )
  app.get('/lgw/games/popular', (c) => conditional(c, gateway, { build: () => listPopular(gateway.db) }))
  app.get('/wps/relay/GCSGAME_newGameVendor', (c) =>
    conditional(c, gateway, {
      isTranslated: true,
      build: (language, requested) => listVendorGroups(gateway, language, requested),
    }),
  )
  app.get('/wps/relay/GCSGAME_getGameMatchV2', (c) =>
    conditional(c, gateway, { build: (language) => listMatches(gateway.db, language) }),
  )
  app.get('/wps/relay/GCSGAME_getLatestWins', (c) =>
    conditional(c, gateway, { isLive: true, build: () => listLatestWins(gateway) }),
  )
}
