import type { MiddlewareHandler } from 'hono'
import type { GatewayContext } from '../gateway-context'
import { failure, NO_STORE } from '../http/envelope'
import type { GatewayEnv, GatewayRequest } from '../http/types'
import { breakConnection } from '../http/break-connection'
import type { Fault } from './fault'
import { corruptBody } from './corrupt-body'
import { isDelay } from './fault-list'

/** Logs each request and applies the requested faults (DEP-04). Only mounted with the control endpoint. */
export function applyFaults(gateway: GatewayContext): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    gateway.log.add(c)
    const { pathname, search } = new URL(c.req.url)
    const faults = gateway.faults.take(c.req.method, pathname + search)
    // Now, because the faults may be replaced during a delay.
    const replaced = faults.some(({ kind }) => kind === 'held') && gateway.faults.replaced()
    for (const fault of faults) {
      if (fault.kind === 'delay') await sleep(fault.ms)
      if (fault.kind === 'held') await replaced
    }
    const fault = faults.find((one) => !isDelay(one))
    if (fault === undefined) return next()
    const answer = answerInstead(c, fault)
    if (answer !== null) return answer
    if (fault.kind === 'cut' && fault.at === 'before') return breakConnection(c, null, fault)
    if (fault.kind === 'hang' && fault.at === 'before') return breakConnection(c, null, fault)
    c.set('plain', true)
    await next()
    const spoilt = await spoil(c, fault)
    c.res = undefined // otherwise Hono merges the original response's headers into the corrupted one
    c.res = spoilt
    return undefined
  }
}

/** Handles the faults for which the gateway does no work. */
function answerInstead(c: GatewayRequest, fault: Fault): Response | null {
  switch (fault.kind) {
    case 'status':
      return statusAnswer(c, fault)
    case 'failure':
      return failure(c, fault.errorCode, fault.message, fault.status, fault.fields)
    case 'html':
      return c.html('<!doctype html><title>Portal</title><h1>Welcome to Bus Wi-Fi</h1>', fault.status)
    case 'missing':
      return c.text('Not found\n', 404, NO_STORE)
    default:
      return null
  }
}

function statusAnswer(c: GatewayRequest, fault: Extract<Fault, { kind: 'status' }>): Response {
  if (fault.retryAfter !== undefined) c.header('Retry-After', String(fault.retryAfter))
  if (fault.body === 'html') return c.html(`<!doctype html><h1>${fault.status}</h1>`, fault.status, NO_STORE)
  if (fault.body === 'empty') return c.body(null, fault.status, NO_STORE)
  return failure(c, fault.errorCode ?? CODES[fault.status], `HTTP ${fault.status}`, fault.status)
}

const CODES = {
  401: 'user.or.token.invalid',
  429: 'TOO_MANY_REQUEST',
  500: 'unknown_error',
  502: 'bad.gateway',
  503: 'service.unavailable',
} as const

async function spoil(c: GatewayRequest, fault: Fault): Promise<Response> {
  if (fault.kind === 'cut' || fault.kind === 'hang') return breakConnection(c, c.res, fault)
  if (fault.kind === 'noAnswer') return breakConnection(c, null, { kind: 'cut', at: 'before' })
  return corruptBody(c.res, fault)
}

/** By the global timer, so that a test's clock decides when it ends. */
const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
