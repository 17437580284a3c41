import { Hono } from 'hono'
import { controlRoutes } from './control/control-routes'
import { applyFaults } from './control/apply-faults'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import type { GatewayContext } from './gateway-context'
import { answerPings, type Line } from './lines/line'
import { failure } from './http/envelope'
import { tooLong } from './http/error-response'
import { limitBody } from './http/limit-body'
import { requireMerchant } from './http/require-merchant'
import { defaultPath } from './http/default-path'
import type { GatewayApp, GatewayEnv } from './http/types'
import { contentRoutes } from './announcements/content-routes'
import { captchaRoutes } from './captcha/captcha-routes'
import { chatRoutes } from './chat/chat-routes'
import { countryRoutes } from './system/country-routes'
import { deliveryRoutes } from './outbox/delivery-routes'
import { downloadRoutes } from './install/download-routes'
import { gameRoutes } from './games/game-routes'
import { manifestRoutes } from './install/web-manifest-routes'
import { launchRoutes } from './games/launch-routes'
import { memberAreaRoutes } from './member/member-area-routes'
import { memberRoutes } from './member/member-routes'
import { moneyRoutes } from './money/money-routes'
import { passwordRoutes } from './accounts/password-routes'
import { reportRoutes } from './metrics/report-routes'
import { registrationRoutes } from './accounts/registration-routes'
import { serviceScriptRoutes } from './service/service-script-routes'
import { sessionRoutes } from './session/session-routes'
import { systemRoutes } from './system/system-routes'
import { trialRoutes } from './games/trial-routes'
import { verificationCodeRoutes } from './accounts/verification-code-routes'
import type { StandIns } from './stand-ins'
import { staticRoutes } from './static/static-routes'

const LARGEST_BODY = 64 * 1024 // bytes; every call of the contract is much smaller

/** App and API on one origin: the first domain, or one of the lines. */
export function createApp(gateway: GatewayContext, standIns: StandIns, line?: Line): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>({ getPath: (request) => defaultPath(gateway, request) })
  if (gateway.options.control) {
    controlRoutes(app, gateway)
    app.use(applyFaults(gateway))
  }
  app.use(requireMerchant(gateway))
  if (line) app.use(PING_ENDPOINT, answerPings(line))
  app.use('*', limitBody({ maxSize: LARGEST_BODY, onError: tooLong }))
  systemRoutes(app, gateway, line === undefined)
  countryRoutes(app, gateway)
  captchaRoutes(app, gateway)
  sessionRoutes(app, gateway)
  passwordRoutes(app, gateway)
  verificationCodeRoutes(app, gateway)
  registrationRoutes(app, gateway)
  memberRoutes(app, gateway)
  memberAreaRoutes(app, gateway)
  chatRoutes(app, gateway)
  moneyRoutes(app, gateway)
  deliveryRoutes(app, gateway)
  reportRoutes(app, gateway)
  manifestRoutes(app, gateway)
  gameRoutes(app, gateway)
  contentRoutes(app, gateway)
  downloadRoutes(app, gateway)
  serviceScriptRoutes(app, gateway)
  trialRoutes(app, gateway)
  launchRoutes(app, gateway)
  standIns.addRoutes(app, gateway)
  staticRoutes(app, gateway)
  app.notFound((c) =>
    isApi(c.req.path) ? failure(c, 'not.found', 'There is no such call.', 404) : c.text('Not found\n', 404),
  )
  app.onError((error, c) => {
    console.error(error)
    return failure(c, 'unknown_error', 'Something went wrong on our side.', 500)
  })
  return app
}

const isApi = (path: string) => path.startsWith('/wps/') || path.startsWith('/lgw/')
