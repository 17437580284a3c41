import * as v from 'valibot'
import { balanceOf, fromMinor } from '#gateway/money/ledger'
import type { GatewayContext } from '#gateway/gateway-context'
import { merchantCurrency } from '#gateway/system/settings'
import { success } from '#gateway/http/envelope'
import { errorResponse } from '#gateway/http/error-response'
import type { GatewayApp, GatewayRequest } from '#gateway/http/types'
import { exchangeTicket, findGameSession } from './game-sessions'
import { placeBet } from './place-bet'

const sessionSchema = v.object({ ticket: v.pipe(v.string(), v.nonEmpty()) })

const betSchema = v.object({
  session: v.pipe(v.string(), v.nonEmpty()),
  betId: v.pipe(v.string(), v.uuid()),
  move: v.unknown(),
})

/**
 * A game's own requests to the gateway: it exchanges its ticket for a game session, then sends its bets. A game's
 * document has its own origin, so any origin may read the responses; the secret in the body protects them.
 */
export function betRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.post('/demo-games/session', async (c) => {
    const body = await read(c, sessionSchema)
    if (body === null) return errorResponse(c, 'request.invalid')
    const token = exchangeTicket(gateway, body.ticket)
    const session = token === null ? null : findGameSession(gateway, token)
    if (session === null) return errorResponse(c, 'user.or.token.invalid')
    return success(c, {
      session: token,
      balance: fromMinor(balanceOf(gateway.db, session.member_id)),
      ...merchantCurrency(gateway.db),
      round: JSON.parse(session.round) as unknown,
    })
  })

  app.post('/demo-games/bet', async (c) => {
    const body = await read(c, betSchema)
    if (body === null) return errorResponse(c, 'request.invalid')
    const session = findGameSession(gateway, body.session)
    if (session === null) return errorResponse(c, 'user.or.token.invalid')
    const outcome = placeBet(gateway, session, body)
    switch (outcome.kind) {
      case 'settled':
        return success(c, outcome.answer)
      case 'short':
        return errorResponse(c, 'balance.not.enough', { balance: outcome.balance })
      case 'duplicate':
        return errorResponse(c, 'duplicate.request')
      case 'impossible':
        return errorResponse(c, 'request.invalid')
    }
  })
}

/** The body is sent as plain text, which needs no preflight request. */
async function read<T>(c: GatewayRequest, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
  c.header('Access-Control-Allow-Origin', '*')
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await c.req.text())
  return body.success ? body.output : null
}
