import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { matches } from '#gateway/http/conditional'
import type { GatewayApp, GatewayEnv } from '#gateway/http/types'
import { Hono } from 'hono'
import { staticRoutes } from '#gateway/static/static-routes'
import { DistFolders, type Site } from '#gateway/static/dist-folders'
import type { GatewayProxy } from '../local-site/gateway-proxy'
import { type LocalSite, startLocalSite } from '../local-site/local-site'
import { asFields, type Merchant } from './merchant-folder'

/** The page that shows the app in a phone's frame and follows the studio (src/studio/preview/). */
export const PREVIEW_PATH = '/studio/preview'

export interface PreviewOptions {
  readonly dist: string
  /** The merchant's folder, for images and texts. */
  readonly folder: string
  readonly proxy: GatewayProxy
  /** The merchant as the form has it now. */
  readonly merchant: () => Merchant
  /** False if this phone has no network. */
  readonly isOnline: () => boolean
  /** The HTML of {@link PREVIEW_PATH}. */
  readonly page: string
}

/**
 * The built app with the settings and the config.json of the form, for one phone. Each phone has its own port, and so
 * its own storage. Without a network the connections are cut, so that the service worker does what it does on a phone.
 */
export function startPreview({
  dist,
  folder,
  proxy,
  merchant,
  isOnline,
  page,
}: PreviewOptions): Promise<LocalSite> {
  const front = (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.replace(/[?#].*$/u, '')
    if (path === PREVIEW_PATH) {
      response.writeHead(200, PREVIEW_HEADERS).end(page)
      return true
    }
    if (!isOnline()) return false
    if (request.method !== 'GET' || path !== settingsPath(merchant())) return false
    sendSettings(request, response, merchant())
    return true
  }
  const app = framedApp(new PreviewFiles(new DistFolders(dist), new DistFolders(folder)), proxy, merchant)
  return startLocalSite({ port: 0, host: '127.0.0.1', app, proxy, front, isOnline })
}

/** Only pages of this machine may frame it: it obeys their messages. */
const FRAMED_BY = "frame-ancestors 'self' http://127.0.0.1:*"
const PREVIEW_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': FRAMED_BY,
}

/** The routes of the app. Its documents may be shown in frames of the studio, and of no other site. */
function framedApp(dist: Site, proxy: GatewayProxy, merchant: () => Merchant): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  app.use(async (c, next) => {
    await next()
    const policy = c.res.headers.get('Content-Security-Policy')
    if (policy !== null)
      c.res.headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", FRAMED_BY))
  })
  const { protocol, hostname, origin } = proxy.gateway
  const images = protocol === 'http:' ? `http://${hostname}:*` : origin
  staticRoutes(app, {
    dist,
    lobby: null,
    files: {},
    get config() {
      return merchant().config
    },
    cdnOrigin: images,
    ownCdnOrigin: images,
  })
  return app
}

/** The build, and below it the merchant's images and texts. */
class PreviewFiles implements Site {
  readonly #build: Site
  readonly #merchant: Site

  constructor(build: Site, merchant: Site) {
    this.#build = build
    this.#merchant = merchant
  }

  async read(file: string) {
    const own = await this.#build.read(file)
    return own ?? (/^(?:merchant|texts)\//u.test(file) ? this.#merchant.read(file) : null)
  }

  deploy(): void {
    // There are no builds to switch to.
  }
}

function settingsPath({ config }: Merchant): unknown {
  return asFields(config['paths'])?.[SETTINGS_ENDPOINT] ?? SETTINGS_ENDPOINT
}

function sendSettings(request: IncomingMessage, response: ServerResponse, { settings }: Merchant): void {
  const body = JSON.stringify({ success: true, value: settings })
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const isSame = matches(request.headers['if-none-match'], etag)
  response.writeHead(isSame ? 304 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ETag: etag,
  })
  response.end(isSame ? undefined : body)
}
