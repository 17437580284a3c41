import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient } from '../bundle-client'
import type { GatewayApp } from '#gateway/http/types'
import { SERVICE_SCRIPTS } from './service-scripts'

const CLIENT = fileURLToPath(new URL('client', import.meta.url))
const DRAWING = fileURLToPath(new URL('../mini-game/client', import.meta.url))

/** Serves stand-ins for the providers' scripts (CSV-05), on the app's own origin. */
export function serviceScriptStandInRoutes(app: GatewayApp): void {
  for (const name of SERVICE_SCRIPTS) {
    app.get(`/service/${name}.js`, async (c) =>
      c.body(await serviceScript(name), 200, {
        'Content-Type': 'text/javascript; charset=UTF-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      }),
    )
  }
}

/** The script of a stand-in provider. */
export const serviceScript = async (name: (typeof SERVICE_SCRIPTS)[number]): Promise<string> => {
  const entry = join(CLIENT, `${name}.ts`)
  const client = { name, entry, sources: [CLIENT, DRAWING], cacheFolder: 'service-script' }
  return (await bundleClient(client)).script
}
