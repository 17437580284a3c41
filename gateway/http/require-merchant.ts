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
 * Rejects a call without the Merchant header with `merchant.missing` (400), as a gateway does that does not resolve
 * merchants by host (contract.md, Headers). Does nothing unless it is enabled.
 */
export function requireMerchant(gateway: GatewayContext): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const { path } = c.req
    const isCall = path.startsWith('/wps/') || path.startsWith('/lgw/')
    if (!gateway.needsMerchant || !isCall || OPEN_TO_ALL.has(path) || c.req.header('Merchant')) return next()
    return failure(c, 'merchant.missing', 'The Merchant header is missing.', 400)
  }
}
