import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { MiddlewareHandler } from 'hono'
import { breakConnection } from '../http/break-connection'
import { failure, NO_STORE } from '../http/envelope'
import type { GatewayEnv } from '../http/types'

/** How a line answers pings: as it should, late, never, or with something that does not count. */
export const lineBehaviourSchema = v.variant('kind', [
  v.object({ kind: v.literal('good'), delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0) }),
  /** Takes the request and never answers. */
  v.object({ kind: v.literal('silent') }),
  /** Cuts the connection. */
  v.object({ kind: v.literal('cut') }),
  /** A page, as a parked domain or a portal sends it. */
  v.object({ kind: v.literal('html') }),
  /** The word without its envelope. */
  v.object({ kind: v.literal('bare') }),
  /** The envelope, with a refusal in it. */
  v.object({ kind: v.literal('refusal') }),
  /** The right answer, which no other origin may read. */
  v.object({ kind: v.literal('noCors') }),
])

/** One more address of app and API, with manners of its own towards pings. */
export interface Line {
  /** As in `http://127.0.0.1:41234`. */
  origin: string
  behaviour: v.InferOutput<typeof lineBehaviourSchema>
}

export const GOOD_LINE: Line['behaviour'] = { kind: 'good', delayMs: 0 }

const OPEN_TO_ALL = { ...NO_STORE, 'Access-Control-Allow-Origin': '*' } as const

/** Answers pings as the line has been told to. */
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
