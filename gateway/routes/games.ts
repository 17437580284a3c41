import type { GatewayContext } from '../context'
import { listGames } from '../db/games'
import { listMatches } from '../db/matches'
import { listPopular } from '../db/popular'
import { listVendorGroups } from '../db/vendors'
import { conditional } from '../http/conditional'
import type { GatewayApp } from '../http/types'

/** The lists of the lobby (contract.md, Games). */
export function gameRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/lgw/games/mobile', (c) =>
    conditional(c, gateway, { build: (language) => listGames(gateway, language) }),
  )
  app.get('/lgw/games/popular', (c) => conditional(c, gateway, { build: () => listPopular(gateway.db) }))
  app.get('/wps/relay/GCSGAME_newGameVendor', (c) =>
    conditional(c, gateway, { build: (language) => listVendorGroups(gateway, language) }),
  )
  app.get('/wps/relay/GCSGAME_getGameMatchV2', (c) =>
    conditional(c, gateway, { build: (language) => listMatches(gateway.db, language) }),
  )
}
