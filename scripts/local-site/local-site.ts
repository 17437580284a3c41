import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { LISTENER_OPTIONS } from '#gateway/http/listener-options'
import { Hono } from 'hono'
import type { GatewayApp, GatewayEnv } from '#gateway/http/types'
import { staticRoutes } from '#gateway/static/static-routes'
import type { StaticSource } from '#gateway/static/static-source'
import { UserError } from '../lib/user-error'
import type { GatewayProxy } from './gateway-proxy'

export interface LocalSite {
  /** Such as `http://127.0.0.1:4173`. */
  readonly origin: string
  close(): Promise<void>
}

export interface LocalSiteOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
  /** The routes of the app ({@link localApp}). */
  readonly app: GatewayApp
  readonly proxy: GatewayProxy
  /** Handles requests before all others, and returns true for those. */
  readonly front?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** If it returns false, all other connections are cut. */
  readonly isOnline?: () => boolean
}

/**
 * Serves a build on this machine, with the operator's gateway on the same origin: `/m` is the app's, all other paths
 * are the gateway's. Rejects with a `UserError` if the port is taken.
 */
export async function startLocalSite({
  port,
  host,
  app,
  proxy,
  front = () => false,
  isOnline = () => true,
}: LocalSiteOptions): Promise<LocalSite> {
  const listener = getRequestListener(app.fetch, { ...LISTENER_OPTIONS, hostname: host })
  const server = createServer((request, response) => {
    if (front(request, response)) return
    if (!isOnline()) {
      request.socket.destroy()
      return
    }
    if (isLocal(request)) void listener(request, response)
    else proxy.web(request, response)
  })
  const upgraded = new Set<Socket>()
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!isOnline()) {
      socket.destroy()
      return
    }
    upgraded.add(socket.once('close', () => upgraded.delete(socket)))
    proxy.upgrade(request, socket, head)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toUserError(error, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    origin: `http://${host}:${String(taken)}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close()
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of upgraded) socket.destroy() // the server has given them away
      }),
  }
}

function toUserError(error: Error, port: number): Error {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? new UserError(`Port ${String(port)} is taken: choose another by --port.`) : error
}

/** The routes of the app. */
export function localApp(source: StaticSource): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  staticRoutes(app, source)
  app.notFound((c) => c.text('Not found\n', 404))
  return app
}

/** True for a path of the app; all others are the gateway's. */
export const isLocal = ({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/(?:$|\?|m(?:$|[/?])|mobile\/mc\/asset-manifest\.json(?:$|\?))/u.test(url)
