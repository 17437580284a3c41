import type { GatewayRequest } from './types'

/** A success that is never cached or conditional: status, ping, launches (contract.md, Envelope). */
export function success(c: GatewayRequest, value: unknown): Response {
  return c.json({ success: true, value }, 200, NO_STORE)
}

export type FailureStatus = 200 | 400 | 401 | 404 | 429 | 500 | 502 | 503

/** A failure. Business failures are HTTP 200; `fields` are next to the message. */
export function failure(
  c: GatewayRequest,
  errorCode: string,
  message: string,
  status: FailureStatus = 200,
  fields: Readonly<Record<string, unknown>> = {},
): Response {
  return c.json({ success: false, errorCode, message, ...fields }, status, NO_STORE)
}

export const NO_STORE = { 'Cache-Control': 'no-store' } as const
