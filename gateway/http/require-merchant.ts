import type { MiddlewareHandler } from 'hono'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { WEB_APP_MANIFEST_ENDPOINT } from '#domain/install/web-app-manifest'
import type { GatewayContext } from '../gateway-context'
import { failure } from './envelope'
import type { GatewayEnv } from './types'

/** Status returns the merchant; the manifest's link and a ping from another origin cannot send a header. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([STATUS_ENDPOINT, PING_ENDPOINT, WEB_APP_MANIFEST_ENDPOINT])

/**
 * Rejects a call without the Merchant header with `merchant.missing` (400), and one with another merchant's code with
 * `merchant.unknown` (404). So does a gateway that does not resolve merchants by host (contract.md, Headers). Does
 * nothing unless it is enabled.
 */
export function requireMerchant(gateway: GatewayContext): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const { path } = c.req
    const isCall = path.startsWith('/wps/') || path.startsWith('/lgw/')
    if (!gateway.needsMerchant || !isCall) return next()
    const code = c.req.header('Merchant') ?? ''
    if (code === gateway.content.code || (code === '' && OPEN_TO_ALL.has(path))) return next()
    return code === ''
      ? failure(c, 'merchant.missing', 'The Merchant header is missing.', 400)
      : failure(c, 'merchant.unknown', 'There is no such merchant.', 404)
  }
}
