import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

export interface GatewayEnv {
  Bindings: HttpBindings
  Variables: {
    /** Set by a fault that rewrites the body: the response is complete and uncompressed. */
    plain?: boolean
  }
}

export type GatewayApp = Hono<GatewayEnv>
export type GatewayRequest = Context<GatewayEnv>
