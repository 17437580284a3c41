import { acceptedEncoding } from '../http/compress'
import { matches } from '../http/conditional'
import type { GatewayApp, GatewayRequest } from '../http/types'
import { acceptedDictionary, DELTA_ENCODING, deltaOf } from '#deploy/deltas'
import { DOCUMENT_COPY_PREFIX, DOCUMENT_PATH, headersForPath } from '#deploy/headers'
import { CAPTCHA_FRAME_PATH } from '#domain/captcha/captcha-hosts'
import { GAME_BACK_PATH } from '#domain/games/game-back-constants'
import { contentTypeOf } from '#deploy/content-types'
import { isFirstScreenOfHome } from '#domain/lobby/snapshot'
import { HOME_PATH } from '#domain/routing/routes'
import { languageOfHeader } from '#deploy/accepted-language'
import { currentRules } from './current-header-rules'
import type { DistFile, Site } from './dist-folders'
import type { StaticSource } from './static-source'

/** The built app under /m, as a static host serves it (DEP-02), with the enforced policy (DEP-03). */
export function staticRoutes(app: GatewayApp, source: StaticSource): void {
  for (const path of ['/', '/m', '/m/']) {
    app.get(path, (c) => c.redirect(HOME_PATH + new URL(c.req.url).search, 302))
  }
  app.get('/m/config.json', (c) => sendConfig(c, source))
  app.get(CAPTCHA_FRAME_PATH, (c) => sendFile(c, source, source.dist, 'captcha.html'))
  app.get(GAME_BACK_PATH, (c) => sendFile(c, source, source.dist, 'back.html'))
  app.get('/mobile/mc/asset-manifest.json', (c) => sendFile(c, source, source.dist, 'asset-manifest.json'))
  app.get('/m/*', async (c): Promise<Response> => {
    const own = source.files[c.req.path]
    if (own !== undefined) return sendOwnFile(c, source, own)
    const path = decodedPath(c)?.slice('/m/'.length) ?? null
    if (path === null || PACKED.test(path)) return notFound(c)
    return isNavigation(path) ? sendDocument(c, source) : sendFile(c, source, source.dist, path)
  })
}

/** Files that have no path of their own. */
const PACKED = /\.(?:br|gz)$|\.dcz\//u

/**
 * A route of the app has no extension, or .html in old links; any other missing file is a 404, never the document.
 */
const isNavigation = (path: string) =>
  !path.startsWith('assets/') &&
  !`/m/${path}`.startsWith(DOCUMENT_COPY_PREFIX) &&
  /^[^.]*(?:\.html)?$/u.test(path.slice(path.lastIndexOf('/') + 1))

/** Home has a prerendered document for the browser's first language, if there is one (docs/deploying.md). */
async function sendDocument(c: GatewayRequest, source: StaticSource): Promise<Response> {
  const { lobby } = source
  const url = new URL(c.req.url)
  if (lobby !== null && url.pathname === HOME_PATH && isFirstScreenOfHome(url)) {
    const name = `index.${languageOfHeader(c.req.header('Accept-Language'))}.html`
    if (await lobby.read(name)) return sendFile(c, source, lobby, name)
  }
  return sendFile(c, source, source.dist, 'index.html')
}

async function sendFile(
  c: GatewayRequest,
  source: StaticSource,
  site: Site,
  path: string,
): Promise<Response> {
  const rules = await currentRules(source)
  const file = await site.read(path)
  if (file === null) return path === 'index.html' ? notBuilt(c) : notFound(c)
  const isDocument = site === source.lobby || path === 'index.html'
  const headers = new Headers({
    Vary: isDocument && source.lobby !== null ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
    ...headersForPath(rules, isDocument ? DOCUMENT_PATH : c.req.path),
    'Content-Type': contentTypeOf(path),
    ETag: file.etag,
  })
  if (matches(c.req.header('If-None-Match'), file.etag)) return new Response(null, { status: 304, headers })
  const packed =
    c.get('plain') === true ? null : ((await findDelta(c, site, path)) ?? (await findPacked(c, site, path)))
  if (packed === null) return new Response(file.bytes, { headers })
  headers.set('Content-Encoding', packed.encoding)
  return new Response(packed.bytes, { headers })
}

interface PackedFile {
  readonly encoding: string
  readonly bytes: DistFile['bytes']
}

/** Finds the delta to the file that the client has. A request with a query gets the whole file. */
async function findDelta(c: GatewayRequest, site: Site, path: string): Promise<PackedFile | null> {
  const dictionary = acceptedDictionary(c.req.header('Accept-Encoding'), c.req.header('Available-Dictionary'))
  if (dictionary === undefined || new URL(c.req.url).search !== '') return null
  const file = await site.read(deltaOf(path, dictionary))
  return file && { encoding: DELTA_ENCODING, bytes: file.bytes }
}

async function findPacked(c: GatewayRequest, site: Site, path: string): Promise<PackedFile | null> {
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'))
  if (encoding === null) return null
  const file = await site.read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`)
  return file && { encoding, bytes: file.bytes }
}

async function sendConfig(c: GatewayRequest, source: StaticSource): Promise<Response> {
  if (source.config === null) return notFound(c)
  return c.json(source.config, 200, headersForPath(await currentRules(source), c.req.path))
}

async function sendOwnFile(c: GatewayRequest, source: StaticSource, file: unknown): Promise<Response> {
  const headers = headersForPath(await currentRules(source), c.req.path)
  return c.body(typeof file === 'string' ? file : JSON.stringify(file), 200, {
    ...headers,
    'Content-Type': 'application/json',
  })
}

function decodedPath(c: GatewayRequest): string | null {
  try {
    const path = decodeURIComponent(new URL(c.req.url).pathname)
    return path.includes('\0') || path.includes('\\') ? null : path
  } catch {
    return null // a malformed escape
  }
}

const notFound = (c: GatewayRequest) =>
  c.text('Not found\n', 404, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })

const notBuilt = (c: GatewayRequest) =>
  c.text('The app is not built yet. Run: npm run build\n', 503, { 'Cache-Control': 'no-store' })
