import type { CaptchaServer } from './captcha/captcha-server'
import type { GatewayContext } from './gateway-context'
import type { GatewayApp } from './http/types'

/** Third parties that the gateway starts alongside itself. */
export interface StandIns {
  /** Adds their routes on the app's own origin. */
  addRoutes(app: GatewayApp, gateway: GatewayContext): void
  createCdn(gateway: GatewayContext): GatewayApp
  createChatApp(gateway: GatewayContext): GatewayApp
  createCaptchaApp(gateway: GatewayContext, server: CaptchaServer): GatewayApp
}
