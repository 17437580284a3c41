import { setTimeout as sleep } from 'node:timers/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { CAPTCHA_SCRIPTS } from '#domain/captcha/captcha-hosts'
import { missing, sendImage } from '../cdn/send-picture'
import type { GatewayContext } from '#gateway/gateway-context'
import { breakConnection } from '#gateway/http/break-connection'
import type { GatewayApp, GatewayEnv, GatewayRequest } from '#gateway/http/types'
import { providerScript } from './provider-script'
import { type Puzzle, seccodeOf } from '#gateway/captcha/captcha'
import type { CaptchaServer } from '#gateway/captcha/captcha-server'
import { drawPuzzleImage, drawPiece } from './draw-puzzle'
import { PUZZLE_SIZE, PIECE } from '#gateway/captcha/puzzle-gap'
import { refusalText } from './rejection-texts'

const CAPTCHA_ID = /^[0-9a-f]{32}$/
const HOME =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Captcha server</title></html>'
const SVG = 'image/svg+xml; charset=UTF-8'

/** One host of the stand-in providers: the scripts of both versions, their API and the images. */
export function createCaptchaApp(gateway: GatewayContext, server: CaptchaServer): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  const { captcha } = gateway
  app.use(behave(server))

  app.get(CAPTCHA_SCRIPTS.v3, async (c) => script(c, await providerScript('gt'), 'public, max-age=60'))
  for (const path of ['/get.php', '/refresh.php']) {
    app.get(path, (c) => {
      const challenge = c.req.query('challenge') ?? ''
      if (!captcha.isChallenge(challenge)) return refuseV3(c)
      return call(c, opened(server, captcha.open('v3', challenge)))
    })
  }
  app.get('/ajax.php', (c) => {
    const solved = captcha.solve(c.req.query('challenge') ?? '', place(c.req.query('x')))
    if (solved.kind !== 'right') return call(c, { success: 0, message: 'fail' })
    return call(c, {
      success: 1,
      message: 'success',
      validate: solved.token,
      seccode: seccodeOf(solved.token),
    })
  })

  app.get(CAPTCHA_SCRIPTS.v4, async (c) => script(c, await providerScript('gt4'), 'public, max-age=60'))
  app.get('/load', (c) => {
    const captchaId = c.req.query('captcha_id') ?? ''
    if (CAPTCHA_ID.test(captchaId)) return call(c, opened(server, captcha.open('v4', captchaId)))
    const msg = refusalText('id', c.req.query('lang'))
    return call(c, { status: 'error', error: { code: '60001', msg, desc: { detail: 'illegal captcha id' } } })
  })
  app.get('/verify', (c) => {
    const lot = c.req.query('lot_number') ?? ''
    const solved = captcha.solve(lot, place(c.req.query('w')))
    if (solved.kind !== 'right') return call(c, { result: 'fail' })
    return call(c, {
      result: 'success',
      seccode: {
        captcha_id: c.req.query('captcha_id') ?? '',
        lot_number: lot,
        pass_token: solved.token,
        gen_time: String(Math.floor(solved.at / 1000)),
        captcha_output: Buffer.from(`${lot}.${solved.token}`).toString('base64url'),
      },
    })
  })

  app.get('/pictures/:id/:part{(picture|slice)\\.svg}', (c) => {
    const puzzle = captcha.find(c.req.param('id'))
    if (puzzle === null) return missing(c)
    return sendImage(
      c,
      SVG,
      c.req.param('part') === 'slice.svg' ? drawPiece(puzzle) : drawPuzzleImage(puzzle),
    )
  })
  // For opening the URL by hand, and for tests that need a page of the provider.
  app.get('/', (c) => c.html(HOME))
  app.notFound(missing)
  return app
}

/** Responds, or not, according to the server's current behaviour. */
function behave(server: CaptchaServer): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const { behaviour } = server
    switch (behaviour.kind) {
      case 'good':
        await sleep(behaviour.delayMs)
        return next()
      case 'silent':
        return breakConnection(c, null, { kind: 'hang', at: 'before' })
      case 'cut':
        return breakConnection(c, null, { kind: 'cut', at: 'before' })
      case 'wrong':
        return script(c, 'self.parked = true', 'no-store')
      case 'scriptOnly':
        if (Object.values<string>(CAPTCHA_SCRIPTS).includes(c.req.path)) return next()
        return breakConnection(c, null, { kind: 'hang', at: 'before' })
    }
  }
}

const opened = (server: CaptchaServer, { id }: Puzzle) => ({
  status: 'success',
  data: {
    id,
    ...PUZZLE_SIZE,
    piece: PIECE,
    picture: `${server.origin}/pictures/${id}/picture.svg`,
    slice: `${server.origin}/pictures/${id}/slice.svg`,
  },
})

const refuseV3 = (c: GatewayRequest): Response =>
  call(c, {
    status: 'error',
    error: {
      error_code: 'error_113',
      user_error: refusalText('challenge', c.req.query('lang')),
      msg: 'illegal challenge',
    },
  })

const place = (text: string | undefined): number => (text === undefined ? NaN : Number(text))

/** Sends a JSONP response. */
function call(c: GatewayRequest, answer: unknown): Response {
  const callback = c.req.query('callback') ?? ''
  if (!/^\w{1,64}$/.test(callback))
    return c.text('A callback is wanted.\n', 400, { 'Cache-Control': 'no-store' })
  return script(c, `${callback}(${JSON.stringify(answer)})`, 'no-store')
}

const script = (c: GatewayRequest, text: string, cache: string): Response =>
  c.body(text, 200, {
    'Content-Type': 'text/javascript; charset=UTF-8',
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
