import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { GatewayContext } from '../context'
import { acceptedEncoding, compress } from '../http/compress'
import { matches } from '../http/conditional'
import type { GatewayEnv, GatewayRequest, GatewayApp } from '../http/types'
import type { ContentLanguage } from '../http/language'
import { applyFaults } from '../control/apply-faults'
import { findGame } from '../db/games'
import { drawCover } from '../art/cover'

/** The image origin: pictures drawn when asked for, readable from any origin, kept long by every cache. */
export function createCdn(gateway: GatewayContext): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  if (gateway.options.control) app.use(applyFaults(gateway))
  app.get('/covers/:language/:file{.+\\.svg}', (c) => {
    const language = languageOf(c.req.param('language'))
    const game = findGame(gateway, language, c.req.param('file').replace(/\.svg$/, ''))
    return game === null ? missing(c) : picture(c, drawCover(game, language))
  })
  app.notFound(missing)
  return app
}

const languageOf = (text: string): ContentLanguage => (text === 'cn' ? 'CN' : text === 'ur' ? 'UR' : 'EN')

async function picture(c: GatewayRequest, svg: string): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    ...SHARED,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'image/svg+xml; charset=UTF-8',
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  if (matches(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const bytes = new TextEncoder().encode(svg)
  const encoding = c.get('plain') === true ? null : acceptedEncoding(c.req.header('Accept-Encoding'))
  if (encoding === null) return new Response(bytes, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(await compress(bytes, encoding), { headers })
}

const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // A picture that is opened as a document can run nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const

const missing = (c: GatewayRequest) => c.text('Not found\n', 404, { ...SHARED, 'Cache-Control': 'no-store' })
