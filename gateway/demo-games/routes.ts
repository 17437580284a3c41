import type { GatewayContext } from '../context'
import type { GatewayApp } from '../http/types'

export function demoGameRoutes(app: GatewayApp, _gateway: GatewayContext): void {
  app.get('/demo-games/:game', (c) => c.html(`<!doctype html><title>${c.req.param('game')}</title>`))
}
