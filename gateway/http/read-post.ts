import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { openPost } from '../crypto/decrypt-post'
import { errorResponse } from './error-response'
import type { GatewayRequest } from './types'

const bodySchema = v.object({ value: v.string() })

type Read<T> =
  | { readonly ok: true; readonly value: T; /** The body, decrypted. */ readonly text: string }
  | { readonly ok: false; readonly answer: Response }

/** Reads a post that is not encrypted; `request.invalid` if it does not match `schema`. */
export async function readPlain<T>(
  c: GatewayRequest,
  _gateway: GatewayContext,
  schema: v.GenericSchema<unknown, T>,
): Promise<Read<T>> {
  return readAs(c, schema, await c.req.text())
}

/**
 * Opens an encrypted post (NET-08). Every encryption error gives the same `encryption.invalid`; a decrypted message
 * that does not match `schema` gives `request.invalid`.
 */
export async function readEncrypted<T>(
  c: GatewayRequest,
  gateway: GatewayContext,
  schema: v.GenericSchema<unknown, T>,
): Promise<Read<T>> {
  const body = v.safeParse(bodySchema, parse(await c.req.text()))
  const text = openPost(
    {
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      encryption: c.req.header('Encryption'),
      digest: c.req.header('X-Digest'),
      kid: c.req.header('X-RSA'),
      timestamp: c.req.header('X-Timestamp'),
      value: body.success ? body.output.value : undefined,
    },
    gateway,
  )
  if (text === null) return { ok: false, answer: errorResponse(c, 'encryption.invalid') }
  return readAs(c, schema, text)
}

function readAs<T>(c: GatewayRequest, schema: v.GenericSchema<unknown, T>, text: string): Read<T> {
  const message = v.safeParse(schema, parse(text))
  return message.success
    ? { ok: true, value: message.output, text }
    : { ok: false, answer: errorResponse(c, 'request.invalid') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
