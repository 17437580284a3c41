import type { GatewayContext } from '../context'
import { conditional } from '../http/conditional'
import type { GatewayApp } from '../http/types'

const SCRIPT_PATH = '/service/live-chat.js'
const CS_TYPE = 'LIVECHAT'

// contract.md does not say what the script defines: this one tells the page that it has come, and runs nothing else.
const SCRIPT = `self.CustomerServiceScript = Object.freeze({ csType: ${JSON.stringify(CS_TYPE)} });
self.dispatchEvent(new CustomEvent('customer-service-script', { detail: self.CustomerServiceScript }));
`

/** GET WPSCORE_getCustomerServiceScript, and the script that it names, on the app's own origin. */
export function serviceScriptRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/relay/WPSCORE_getCustomerServiceScript', (c) =>
    conditional(c, gateway, { build: () => ({ src: SCRIPT_PATH, csType: CS_TYPE }) }),
  )
  app.get(SCRIPT_PATH, (c) =>
    c.body(SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=UTF-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
}
