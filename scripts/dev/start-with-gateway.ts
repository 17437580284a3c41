import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type RemoteGateway, sourceOf } from '../local-site/connect-gateway'
import { isLocal, localApp } from '../local-site/local-site'
import type { LocalSiteArguments } from '../local-site/options'
import { startViteSite, type ViteSiteOptions } from './vite-site'

export interface DevWithGatewayOptions extends Pick<ViteSiteOptions, 'root' | 'hasServiceWorker' | 'print'> {
  readonly remote: RemoteGateway
  readonly address: Pick<LocalSiteArguments, 'port' | 'host'>
}

/** Starts Vite's server on one origin with an operator's gateway. */
export async function startDevWithGateway({
  remote,
  address: { port, host },
  ...options
}: DevWithGatewayOptions): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const { proxy } = remote
  const { site, ports, server, close } = await startViteSite({
    ...options,
    front: (request, response, next) => {
      if (isLocal(request)) next()
      else proxy.web(request, response)
    },
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Vite's own WebSocket is on the app's path.
    if (!isLocal(request)) proxy.upgrade(request, socket, head)
  })
  const { origin } = await ports.listenTo(localApp(sourceOf(site, remote)).fetch, port, host, 'app')
  return {
    origin,
    close: async () => {
      proxy.close()
      await close()
    },
  }
}
