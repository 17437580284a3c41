import * as v from 'valibot'
import { DAY_MS } from '#domain/timing'
import { type Envelope, envelopeSchema } from '#domain/contract/envelope'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import type { ReadResponse } from './send-request'

/** The envelope's value and its text, or the information that nothing changed. */
export type ParsedResponse =
  | { readonly kind: 'not-modified' }
  | {
      readonly kind: 'value'
      readonly value: unknown
      readonly text: string
      readonly etag: string | undefined
    }

/** Parses an HTTP response as contract.md defines it (NET-04). Every outcome is a value. */
export const parseResponse = (response: ReadResponse): Result<ParsedResponse, AppError> => {
  if (response.status === 304) return ok({ kind: 'not-modified' })
  const retryAfterMs = retryAfter(response.headers.get('Retry-After'))
  const { text } = response
  const envelope = parseEnvelope(text)
  if (!envelope) {
    const isPage = /^\s*</u.test(text)
    // Never copy the text: a truncated login response starts with its token, and errors are saved.
    if (response.ok) {
      const detail = `not the envelope: ${String(text.length)} characters`
      return err({ kind: 'malformed', detail, ...(isPage ? { isPage } : {}) })
    }
    return err({ kind: 'http', status: response.status, ...retryAfterMs })
  }
  if (envelope.success) {
    if (!response.ok) return err({ kind: 'http', status: response.status, ...retryAfterMs })
    return ok({ kind: 'value', value: envelope.value, text, etag: response.headers.get('ETag') ?? undefined })
  }
  const { errorCode: code, message, ticket, options } = envelope
  const verification = ticket !== undefined && options ? { verification: { ticket, ...options } } : {}
  return err({ kind: 'refused', status: response.status, code, message, ...retryAfterMs, ...verification })
}

const parseEnvelope = (text: string): Envelope | null => {
  try {
    const parsed = v.safeParse(envelopeSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Parses Retry-After: seconds or a date. */
const retryAfter = (header: string | null): { retryAfterMs?: number } => {
  if (header === null) return {}
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? { retryAfterMs: Math.min(ms, DAY_MS) } : {}
}
