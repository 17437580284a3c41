import { createHash } from 'node:crypto'
import { acceptedEncoding, compress } from '#gateway/http/compress'
import { matches } from '#gateway/http/conditional'
import type { GatewayRequest } from '#gateway/http/types'

const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  // Prevents scripts in an image that is opened as a document.
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const

/** Sends an image that any origin may read and any cache may store for a year; drawings are compressed. */
export async function sendImage(
  c: GatewayRequest,
  type: string,
  content: string | Buffer,
): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    ...SHARED,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': type,
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  if (matches(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const bytes = new Uint8Array(Buffer.from(content))
  const isDrawing = typeof content === 'string' && c.get('plain') !== true
  const encoding = isDrawing ? acceptedEncoding(c.req.header('Accept-Encoding')) : null
  if (encoding === null) return new Response(bytes, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(await compress(bytes, encoding), { headers })
}

export const missing = (c: GatewayRequest): Response =>
  c.text('Not found\n', 404, { ...SHARED, 'Cache-Control': 'no-store' })
