import * as v from 'valibot'

const LIMIT_MS = 8000

export type Reply<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'refused'; readonly balance?: number | undefined }
  /** No response, or an invalid one: the bet may or may not have been accepted. */
  | { readonly kind: 'silence' }

const refusedSchema = v.object({ success: v.literal(false), balance: v.optional(v.number()) })

/** Posts to the gateway. Plain text needs no preflight from another origin, and the game's document is one. */
export async function ask<T>(
  path: string,
  body: unknown,
  schema: v.GenericSchema<unknown, T>,
): Promise<Reply<T>> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LIMIT_MS)
  try {
    const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), signal: limit.signal })
    if (answer.status >= 500) return { kind: 'silence' }
    const read: unknown = await answer.json()
    const success = v.safeParse(v.object({ success: v.literal(true), value: schema }), read)
    if (success.success) return { kind: 'value', value: success.output.value }
    const refused = v.safeParse(refusedSchema, read)
    return refused.success ? { kind: 'refused', balance: refused.output.balance } : { kind: 'silence' }
  } catch {
    return { kind: 'silence' }
  } finally {
    clearTimeout(timer)
  }
}
