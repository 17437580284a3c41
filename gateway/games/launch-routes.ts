import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { FoundGame } from './found-game'
import { findGameByCode, findLobbyGame } from './games'
import { findMatch } from './matches'
import { success } from '../http/envelope'
import { contentLanguage, type ContentLanguage } from '../http/language'
import { forMember } from '../session/for-member'
import { errorResponse } from '../http/error-response'
import type { GatewayApp } from '../http/types'

const launchQuery = v.object({
  lottoGameCode: v.optional(v.string()),
  lottoPrizeMode: v.optional(v.string()),
  vendor: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  prizeMode: v.optional(v.string()),
  backUrl: v.optional(v.string()),
  title: v.optional(v.string()),
})

type Query = v.InferOutput<typeof launchQuery>

/** GET /wps/game/launchGame: a lottery by code and prize mode (GAM-03), other games by vendor and code (GAM-04). */
export function launchRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get(
    '/wps/game/launchGame',
    forMember(gateway, (c, { sessionHash }) => {
      const language = contentLanguage(c)
      const query = v.safeParse(launchQuery, c.req.query())
      const game = query.success ? gameOf(gateway, language, query.output) : null
      if (!query.success || game === null) return errorResponse(c, 'request.invalid')
      const mode = query.output.lottoPrizeMode ?? query.output.prizeMode
      if (game.lotto !== null && mode !== undefined && !game.lotto.prizeModes.includes(mode)) {
        return errorResponse(c, 'request.invalid')
      }
      const back = safeBack(query.output.backUrl, new URL(c.req.url).origin)
      return success(c, {
        gameUrl: gateway.content.launchUrl(gateway, { game, language, sessionHash, mode, back }),
      })
    }),
  )
}

function gameOf(gateway: GatewayContext, language: ContentLanguage, query: Query): FoundGame | null {
  const { lottoGameCode, gameCode, vendor } = query
  if (lottoGameCode !== undefined) {
    const game = findGameByCode(gateway, language, lottoGameCode)
    return (game?.lotto ?? null) === null ? null : game
  }
  if (gameCode === undefined) return vendor === undefined ? null : findLobbyGame(gateway, language, vendor)
  const game = findGameByCode(gateway, language, gameCode) ?? matchGame(gateway, language, gameCode)
  return game !== null && (vendor === undefined || game.vendor === vendor) ? game : null
}

/** A match opens its vendor's game, titled with the two teams. */
function matchGame(gateway: GatewayContext, language: ContentLanguage, gameCode: string): FoundGame | null {
  const match = findMatch(gateway.db, language, gameCode)
  const game = match === null ? null : findLobbyGame(gateway, language, match.vendor)
  return match === null || game === null ? null : { ...game, gameCode, name: `${match.home} – ${match.away}` }
}

/** Returns the game's back link: a path of the app, or null. */
function safeBack(backUrl: string | undefined, origin: string): string | null {
  if (backUrl === undefined || !URL.canParse(backUrl, origin)) return null
  const url = new URL(backUrl, origin)
  return url.origin === origin && url.pathname.startsWith('/m/') ? url.pathname + url.search : null
}
