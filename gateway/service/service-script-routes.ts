import type { GatewayContext } from '../gateway-context'
import { conditional } from '../http/conditional'
import type { GatewayApp } from '../http/types'

/** GET WPSCORE_getCustomerServiceScript: the provider's script of customer service (CSV-05). */
export function serviceScriptRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/relay/WPSCORE_getCustomerServiceScript', (c) =>
    conditional(c, gateway, { build: () => gateway.serviceScript }),
  )
}
