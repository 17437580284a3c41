import type { StandIns } from '#gateway/stand-ins'
import { createCaptchaApp } from './captcha/create-captcha-app'
import { createCdn } from './cdn/create-cdn'
import { createChatApp } from './chat/create-chat-app'
import { betRoutes } from './games/bet-routes'
import { demoGameRoutes } from './games/demo-game-routes'
import { miniGameRoutes } from './mini-game/mini-game-routes'
import { payRoutes } from './money/pay-routes'
import { serviceScriptStandInRoutes } from './service/service-script-routes'
import { pixelRoutes } from './tracking/pixel-routes'

/** Image origin, captcha provider, chat, payment page, games and scripts of the demo. */
export const DEMO_STAND_INS: StandIns = {
  addRoutes(app, gateway) {
    payRoutes(app, gateway)
    serviceScriptStandInRoutes(app)
    betRoutes(app, gateway)
    miniGameRoutes(app)
    pixelRoutes(app, gateway)
    demoGameRoutes(app, gateway)
  },
  createCdn,
  createChatApp,
  createCaptchaApp,
}
