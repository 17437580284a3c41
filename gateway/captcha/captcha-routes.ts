import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { GatewayContext } from '../gateway-context'
import { success } from '../http/envelope'
import type { GatewayApp } from '../http/types'

const GT = '7c1f3e5a9b2d4860a1c3e5f7092b4d68' // the merchant's account at the stand-in for Geetest v3

/**
 * Serves the first request of Geetest v3 (contract.md, Accounts): each challenge is for one player and valid for ten
 * minutes.
 */
export function captchaRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get(CAPTCHA_ENDPOINT, (c) =>
    success(c, { gt: GT, challenge: gateway.captcha.challenge(), newCaptcha: true }),
  )
}
