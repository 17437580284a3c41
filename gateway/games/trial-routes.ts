import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { findGame } from './games'
import { failure, success } from '../http/envelope'
import { contentLanguage } from '../http/language'
import type { GatewayApp, GatewayRequest } from '../http/types'

const trialQuery = v.object({
  gameId: v.pipe(v.string(), v.minLength(1)),
  nodeId: v.optional(v.string()),
  platform: v.optional(v.literal('html5'), 'html5'),
})

const NO_TRIAL = {
  EN: 'This game has no trial. Log in to play it.',
  CN: '此游戏不支持试玩，请登录后游戏。',
  UR: 'اس گیم کا آزمائشی ورژن نہیں ہے۔ کھیلنے کے لیے لاگ اِن کریں۔',
}

/** Both ways to launch a trial game (GAM-06): the synchronous one differs only in how the page opens its window. */
export function trialRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/relay/GCS_gameTrialLaunch', (c) => launchTrial(c, gateway))
  app.get('/wps/relay/GCS_gameTrialLaunchSync', (c) => launchTrial(c, gateway))
}

function launchTrial(c: GatewayRequest, gateway: GatewayContext): Response {
  const query = v.safeParse(trialQuery, c.req.query())
  const language = contentLanguage(c)
  const game = query.success ? findGame(gateway, language, query.output.gameId) : null
  if (!query.success || game === null) return failure(c, 'request.invalid', 'Unknown game.', 400)
  if (query.output.nodeId !== undefined && query.output.nodeId !== String(game.nodeId)) {
    return failure(c, 'request.invalid', 'The game is not on this node.', 400)
  }
  if (!game.hasTrial) return failure(c, 'trial.not.available', NO_TRIAL[language])
  return success(c, { gameUrl: gateway.content.trialUrl(game, language) })
}
