import { serve, type ServerType } from '@hono/node-server'
import { createApp } from './app'
import { createCdn } from './cdn/app'
import { createContext } from './context'
import { DEFAULT_OPTIONS, type GatewayOptions } from './options'

export interface Gateway {
  /** Where app and API are served, as in `http://127.0.0.1:4173`. */
  readonly origin: string
  /** The image origin that answers name. */
  readonly cdnOrigin: string
  close(): Promise<void>
}

/** Starts app, API and image origin (DEP-04). Rejects when a port is taken or the database will not open. */
export async function startGateway(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const settled = { ...DEFAULT_OPTIONS, ...options }
  const context = await createContext(settled)
  const cdn = await listen(createCdn(context).fetch, settled.cdnPort, settled.host)
  context.cdnOrigin = settled.publicCdn ?? cdn.origin
  context.ownCdnOrigin = cdn.origin
  try {
    const app = await listen(createApp(context).fetch, settled.port, settled.host)
    return {
      origin: app.origin,
      cdnOrigin: context.cdnOrigin,
      async close() {
        await Promise.all([app.close(), cdn.close()])
        context.db.close()
      },
    }
  } catch (error) {
    await cdn.close()
    context.db.close()
    throw error
  }
}

type Fetch = Parameters<typeof serve>[0]['fetch']

async function listen(fetch: Fetch, port: number, hostname: string) {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch, port, hostname }, () => resolve(started))
    started.once('error', reject)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    origin: `http://${hostname}:${String(taken)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open, and faults may leave answers unfinished: neither may hold up the end.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
