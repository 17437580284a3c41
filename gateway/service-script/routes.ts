import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient } from '../bundle-client'
import type { GatewayContext } from '../context'
import { conditional } from '../http/conditional'
import type { GatewayApp } from '../http/types'
import { SERVICE_SCRIPTS } from './service-script'

const CLIENT = fileURLToPath(new URL('client', import.meta.url))
const DRAWING = fileURLToPath(new URL('../mini-game/client', import.meta.url))

/** GET WPSCORE_getCustomerServiceScript, and stand-ins of the providers' scripts (CSV-05), on the app's own origin. */
export function serviceScriptRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/relay/WPSCORE_getCustomerServiceScript', (c) =>
    conditional(c, gateway, { build: () => gateway.serviceScript }),
  )
  for (const name of SERVICE_SCRIPTS) {
    app.get(`/service/${name}.js`, async (c) =>
      c.body(await scriptOf(name), 200, {
        'Content-Type': 'text/javascript; charset=UTF-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      }),
    )
  }
}

const scriptOf = async (name: (typeof SERVICE_SCRIPTS)[number]): Promise<string> => {
  const entry = join(CLIENT, `${name}.ts`)
  const client = { name, entry, sources: [CLIENT, DRAWING], keptIn: 'service-script' }
  return (await bundleClient(client)).script
}
