import { serve, type ServerType } from '@hono/node-server'
import { LISTENER_OPTIONS } from './http/listener-options'
import { createApp } from './create-app'
import { createContext, type GatewayParts } from './gateway-context'
import { hasReports } from './metrics/save-reports'
import type { MerchantContent } from './merchant-content'
import type { StandIns } from './stand-ins'
import { changeSettings } from './system/settings'
import { DEFAULT_OPTIONS, type GatewayOptions } from './options'

/** The content of a gateway, and the stand-ins for the third parties. */
export interface Merchant {
  readonly content: MerchantContent
  readonly standIns: StandIns
}

export interface Gateway {
  /** Origin of app and API, such as `http://127.0.0.1:4173`. */
  readonly origin: string
  /** The image origin in responses. */
  readonly cdnOrigin: string
  /** The other origins of app and API. */
  readonly lines: readonly string[]
  /** Hosts of the stand-in captcha providers, the main one first and its backups after it. */
  readonly captchaServers: readonly string[]
  /** Origin of the members' chat. */
  readonly chatOrigin: string
  close(): Promise<void>
}

/**
 * Starts app, API, image origin, lines and captcha servers (DEP-04). Rejects if a port is taken or the database does
 * not open.
 */
export async function startGateway(
  { content, standIns }: Merchant,
  options: Partial<GatewayOptions> = {},
  parts: Partial<GatewayParts> = {},
  listenTo: ListenTo = listen,
): Promise<Gateway> {
  const settled = { ...DEFAULT_OPTIONS, ...options }
  const context = await createContext(content, settled, parts)
  const open: Listening[] = []
  const start = async (fetch: Fetch, port: number, role: ServerRole): Promise<string> => {
    const server = await listenTo(fetch, port, settled.host, role)
    open.push(server)
    return server.origin
  }
  const close = async (): Promise<void> => {
    await Promise.all(open.map((server) => server.close()))
    if (!parts.db) context.db.close()
  }
  try {
    context.ownCdnOrigin = await start(standIns.createCdn(context).fetch, settled.cdnPort, 'cdn')
    context.cdnOrigin = settled.publicCdn ?? context.ownCdnOrigin
    for (const line of context.lines) {
      line.origin = await start(createApp(context, standIns, line).fetch, 0, 'line')
    }
    for (const server of context.captchaServers) {
      server.origin = await start(standIns.createCaptchaApp(context, server).fetch, 0, 'captcha')
    }
    context.chat.origin = await start(standIns.createChatApp(context).fetch, 0, 'chat')
    const captchaServers = context.captchaServers.map((server) => server.origin)
    if (settled.isDemo) {
      context.firstConfig = {
        ...content.demoConfig(context.cdnOrigin),
        captchaServers: { v3: captchaServers, v4: captchaServers },
      }
      changeSettings(context.db, content.demoSettings(settled.authEmulator))
      if (!hasReports(context.db)) content.seedReports(context.db, context.clock.now())
    }
    context.config = context.firstConfig
    const origin = await start(createApp(context, standIns).fetch, settled.port, 'app')
    context.origin = origin
    const lines = context.lines.map((line) => line.origin)
    const chatOrigin = context.chat.origin
    return { origin, cdnOrigin: context.cdnOrigin, lines, captchaServers, chatOrigin, close }
  } catch (error) {
    await close()
    throw error
  }
}

export interface Listening {
  readonly origin: string
  readonly close: () => Promise<void>
}

export type Fetch = Parameters<typeof serve>[0]['fetch']

/** What a server is for: app and API, or one of the others. */
export type ServerRole = 'app' | 'cdn' | 'line' | 'captcha' | 'chat'

/**
 * Makes a server reachable. Tests replace it by a network of their own; the development server keeps its ports while
 * the gateway restarts.
 */
export type ListenTo = (fetch: Fetch, port: number, hostname: string, role: ServerRole) => Promise<Listening>

async function listen(fetch: Fetch, port: number, hostname: string): Promise<Listening> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ ...LISTENER_OPTIONS, fetch, port, hostname }, () => resolve(started))
    started.once('error', reject)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    origin: `http://${hostname}:${String(taken)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open, and faults may leave responses unfinished: neither may delay the shutdown.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
