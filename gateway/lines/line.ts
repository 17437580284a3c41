import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { MiddlewareHandler } from 'hono'
import { breakConnection } from '../http/break-connection'
import { failure, NO_STORE } from '../http/envelope'
import type { GatewayEnv } from '../http/types'

/** How a line responds to pings: normally, delayed, never, or with something invalid. */
export const lineBehaviourSchema = v.variant('kind', [
  v.object({ kind: v.literal('good'), delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0) }),
  /** Accepts the request and never responds. */
  v.object({ kind: v.literal('silent') }),
  /** Closes the connection. */
  v.object({ kind: v.literal('cut') }),
  /** An HTML page, as a parked domain or a portal sends it. */
  v.object({ kind: v.literal('html') }),
  /** The value without its envelope. */
  v.object({ kind: v.literal('bare') }),
  /** An envelope with an error. */
  v.object({ kind: v.literal('refusal') }),
  /** The correct response, which other origins may not read. */
  v.object({ kind: v.literal('noCors') }),
])

/** An additional origin of app and API, with its own behaviour for pings. */
export interface Line {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string
  behaviour: v.InferOutput<typeof lineBehaviourSchema>
}

export const GOOD_LINE: Line['behaviour'] = { kind: 'good', delayMs: 0 }

const OPEN_TO_ALL = { ...NO_STORE, 'Access-Control-Allow-Origin': '*' } as const

/** Responds to pings according to the line's behaviour. */
export function answerPings(line: Line): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const { behaviour } = line
    switch (behaviour.kind) {
      case 'good':
        await sleep(behaviour.delayMs)
        return next()
      case 'silent':
        return breakConnection(c, null, { kind: 'hang', at: 'before' })
      case 'cut':
        return breakConnection(c, null, { kind: 'cut', at: 'before' })
      case 'html':
        return c.html('<!doctype html><title>Parked</title>', 200, OPEN_TO_ALL)
      case 'bare':
        return c.json('pong', 200, OPEN_TO_ALL)
      case 'refusal':
        c.header('Access-Control-Allow-Origin', '*')
        return failure(c, 'not.found', 'This line is closed.')
      case 'noCors':
        await next()
        c.res.headers.delete('Access-Control-Allow-Origin')
        return undefined
    }
  }
}
