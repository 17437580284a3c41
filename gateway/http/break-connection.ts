import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { GatewayRequest } from './types'

interface Break {
  readonly kind: 'cut' | 'hang'
  readonly at: 'before' | 'during' | 'after'
  /** Number of body bytes sent for `during`; defaults to half of the body. */
  readonly bytes?: number | undefined
}

/**
 * Writes a response by hand up to the point where the connection is closed or left open. `after` sends every byte in
 * chunks but not the end, which is how a client distinguishes a complete body from a truncated one.
 */
export async function breakConnection(
  c: GatewayRequest,
  answer: Response | null,
  { kind, at, bytes }: Break,
): Promise<Response> {
  const { outgoing } = c.env
  if (answer !== null && at !== 'before') {
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    const part = at === 'after' ? body : body.subarray(0, bytes ?? Math.floor(body.length / 2))
    if (at === 'during') headers['content-length'] = String(body.length)
    else delete headers['content-length']
    outgoing.writeHead(answer.status, headers)
    await written(outgoing, part)
  }
  if (kind === 'cut') outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

const written = (outgoing: ServerResponse, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    outgoing.write(bytes, () => resolve())
  })
