import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { matches } from '#gateway/http/conditional'
import type { GatewayApp, GatewayEnv } from '#gateway/http/types'
import { Hono } from 'hono'
import { staticRoutes } from '#gateway/static/static-routes'
import { DistFolders } from '#gateway/static/dist-folders'
import type { StaticSource } from '#gateway/static/static-source'
import { callPath } from '../local-site/call-path'
import { sourceOf } from '../local-site/connect-gateway'
import type { GatewayProxy } from '../local-site/gateway-proxy'
import { type LocalSite, startLocalSite } from '../local-site/local-site'
import { isMerchantFile, type MerchantFiles } from '../local-site/merchant-files'
import type { Merchant } from './merchant-folder'

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
    if (request.method !== 'GET' || path !== callPath(merchant().config, SETTINGS_ENDPOINT)) return false
    sendSettings(request, response, merchant())
    return true
  }
  const own = new DistFolders(folder)
  const files: MerchantFiles = {
    get config() {
      return merchant().config
    },
    source: folder,
    read: async (file) => (isMerchantFile(file, merchant().config) ? own.read(file) : null),
  }
  const app = framedApp(sourceOf(new DistFolders(dist), { proxy, merchant: files }))
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
function framedApp(source: StaticSource): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  app.use(async (c, next) => {
    await next()
    const policy = c.res.headers.get('Content-Security-Policy')
    if (policy !== null)
      c.res.headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", FRAMED_BY))
  })
  staticRoutes(app, source)
  return app
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
