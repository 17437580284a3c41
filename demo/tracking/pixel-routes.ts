import * as v from 'valibot'
import type { GatewayContext } from '#gateway/gateway-context'
import { failure, success } from '#gateway/http/envelope'
import type { GatewayApp } from '#gateway/http/types'
import { pixelCallSchema } from '#gateway/tracking/pixel-call'
import { PIXEL_SCRIPTS } from './pixel-scripts'

const MAX_STORED_EVENTS = 1_000

/**
 * Serves stand-ins for the pixels of ad networks, and receives their reports (TRK-03). No merchant's app sends
 * requests here.
 */
export function pixelRoutes(app: GatewayApp, gateway: GatewayContext): void {
  for (const [pixel, script] of Object.entries(PIXEL_SCRIPTS)) {
    app.get(`/pixels/${pixel}.js`, (c) =>
      c.body(script, 200, {
        'Content-Type': 'text/javascript; charset=UTF-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      }),
    )
  }
  app.post('/pixels', async (c) => {
    const call = v.safeParse(pixelCallSchema, await c.req.json().catch(() => null))
    if (!call.success) return failure(c, 'request.invalid', 'That is no call of a pixel.', 400)
    gateway.pixelCalls = [...gateway.pixelCalls, call.output].slice(-MAX_STORED_EVENTS)
    return success(c, null)
  })
}
