import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { controlRoutes } from './control/control-routes'
import { applyFaults } from './control/apply-faults'
import { PING_PATH } from '#domain/constants/endpoints'
import type { GatewayContext } from './context'
import { answerPings, type Line } from './lines/line'
import { failure } from './http/envelope'
import { refusal } from './http/refusal'
import { requireMerchant } from './http/require-merchant'
import { defaultPath } from './http/default-path'
import type { GatewayApp, GatewayEnv, GatewayRequest } from './http/types'
import { contentRoutes } from './routes/content'
import { captchaRoutes } from './routes/captcha'
import { chatRoutes } from './routes/chat'
import { betRoutes } from './demo-games/bet-routes'
import { demoGameRoutes } from './demo-games/routes'
import { countryRoutes } from './routes/countries'
import { deliveryRoutes } from './routes/deliveries'
import { downloadRoutes } from './routes/downloads'
import { gameRoutes } from './routes/games'
import { manifestRoutes } from './routes/web-manifest'
import { launchRoutes } from './routes/launch'
import { memberAreaRoutes } from './routes/member-area'
import { memberRoutes } from './routes/members'
import { miniGameRoutes } from './mini-game/routes'
import { moneyRoutes } from './routes/money'
import { passwordRoutes } from './routes/passwords'
import { payRoutes } from './routes/pay'
import { pixelRoutes } from './pixels/routes'
import { registrationRoutes } from './routes/registrations'
import { serviceScriptRoutes } from './service-script/routes'
import { sessionRoutes } from './routes/session'
import { systemRoutes } from './routes/system'
import { trialRoutes } from './routes/trial'
import { verificationCodeRoutes } from './routes/verification-codes'
import { staticRoutes } from './static/static-routes'

const LARGEST_BODY = 64 * 1024 // bytes; no call of the contract comes near

/** App and API on one origin, the first or one of the lines. A later group of calls is one more file under routes/ and one more line here. */
export function createApp(gateway: GatewayContext, line?: Line): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>({ getPath: (request) => defaultPath(gateway, request) })
  if (gateway.options.control) {
    controlRoutes(app, gateway)
    app.use(applyFaults(gateway))
  }
  app.use(requireMerchant(gateway))
  if (line) app.use(PING_PATH, answerPings(line))
  app.use('*', bodyLimit({ maxSize: LARGEST_BODY, onError: tooLong }))
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
  payRoutes(app, gateway)
  deliveryRoutes(app, gateway)
  manifestRoutes(app, gateway)
  gameRoutes(app, gateway)
  contentRoutes(app, gateway)
  downloadRoutes(app, gateway)
  serviceScriptRoutes(app, gateway)
  trialRoutes(app, gateway)
  launchRoutes(app, gateway)
  betRoutes(app, gateway)
  miniGameRoutes(app)
  pixelRoutes(app, gateway)
  demoGameRoutes(app, gateway)
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

const tooLong = (c: GatewayRequest) => refusal(c, 'request.invalid')

const isApi = (path: string) => path.startsWith('/wps/') || path.startsWith('/lgw/')
