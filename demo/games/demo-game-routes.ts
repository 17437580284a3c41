import { createHash } from 'node:crypto'
import type { ClientBundle } from '../bundle-client'
import type { GatewayContext } from '#gateway/gateway-context'
import { acceptedEncoding, compress } from '#gateway/http/compress'
import type { GatewayApp, GatewayRequest } from '#gateway/http/types'
import { demoBundle } from './demo-bundle'
import { DEMO_GAMES, type DemoGame } from './demo-game'

/**
 * Serves the demo games: one document each, with everything inline, because its sandbox gives it an opaque origin
 * that may load nothing. The policy repeats the sandbox, so a game opened in a window is as restricted as in a frame.
 */
export function demoGameRoutes(app: GatewayApp, _gateway: GatewayContext): void {
  app.get('/demo-games/:game', async (c, next) => {
    const game = DEMO_GAMES.find((name) => name === c.req.param('game'))
    if (game === undefined) return next()
    const isReal = c.req.query('play') === 'real'
    return sendGame(c, game, await demoBundle(game), isReal ? new URL(c.req.url).origin : null)
  })
}

async function sendGame(
  c: GatewayRequest,
  game: DemoGame,
  bundle: ClientBundle,
  bank: string | null,
): Promise<Response> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${game}</title><style>${bundle.style}</style></head><body><main id="game"></main><script>${bundle.script}</script></body></html>`
  const headers = new Headers({
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy(bundle, bank),
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  })
  const encoding = c.get('plain') === true ? null : acceptedEncoding(c.req.header('Accept-Encoding'))
  if (encoding === null) return new Response(html, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(await compress(new TextEncoder().encode(html), encoding), { headers })
}

/** A game for money may reach the gateway at `bank`, and only its betting routes; a trial reaches nothing. */
const policy = ({ script, style }: ClientBundle, bank: string | null) =>
  [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(style)}'`,
    'img-src data:',
    ...(bank === null ? [] : [`connect-src ${bank}/demo-games/session ${bank}/demo-games/bet`]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')

const hash = (text: string) => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`
