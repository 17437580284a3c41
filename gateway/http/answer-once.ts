import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { GatewayContext } from '../context'
import { NO_STORE } from './envelope'
import { refusal } from './refusal'
import type { GatewayRequest } from './types'

const KEPT_MS = 7 * 86_400_000 // contract.md: the server keeps a key 7 days

type Status = 200 | 400 | 404 | 429

/** An answer before it is sent. */
interface Answer {
  readonly status: Status
  readonly body: Readonly<Record<string, unknown>>
}

interface Post {
  /** The member on protected calls, '' on others: keys of one are nothing to another. */
  readonly owner: string
  /** As it came, decrypted when it was encrypted. */
  readonly body: string
}

const keptRow = v.object({
  request_hash: v.string(),
  status: v.picklist([200, 400, 404, 429]),
  body: v.string(),
})

/**
 * Carries out a post once for its Idempotency-Key: the same post again gets the first answer, a refusal included, and
 * another post under the same key is `duplicate.request` (contract.md, Headers). Work and answer are one transaction,
 * so that neither is there without the other; work that throws leaves no first answer.
 */
export function answerOnce(
  c: GatewayRequest,
  gateway: GatewayContext,
  { owner, body }: Post,
  work: () => Answer,
): Response {
  const { db } = gateway
  const key = v.safeParse(v.optional(v.pipe(v.string(), v.uuid())), c.req.header('Idempotency-Key'))
  if (!key.success) return refusal(c, 'request.invalid')
  if (key.output === undefined) return send(c, db.transaction(work))
  const id = key.output.toLowerCase()
  const hash = createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest('base64url')
  const now = gateway.clock.now()
  const answer = db.transaction((): Answer | null => {
    db.run('DELETE FROM first_answer WHERE at <= ?', now - KEPT_MS)
    const kept = db.get(
      keptRow,
      'SELECT request_hash, status, body FROM first_answer WHERE owner = ? AND idempotency_key = ?',
      owner,
      id,
    )
    if (kept !== null) return kept.request_hash === hash ? { ...kept, body: bodyOf(kept.body) } : null
    const first = work()
    if (canBeFirst(first)) {
      db.run(
        `INSERT INTO first_answer (owner, idempotency_key, request_hash, status, body, at)
         VALUES (?, ?, ?, ?, ?, ?)`,
        owner,
        id,
        hash,
        first.status,
        JSON.stringify(first.body),
        now,
      )
    }
    return first
  })
  return answer === null ? refusal(c, 'duplicate.request') : send(c, answer)
}

const bodyOf = (text: string) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))

const send = (c: GatewayRequest, { status, body }: Answer) => c.json(body, status, NO_STORE)

/** 401 and encryption.invalid never come this far, and 5xx throws. */
const canBeFirst = ({ status, body }: Answer): boolean => {
  const { errorCode } = body
  return status !== 429 && !(typeof errorCode === 'string' && errorCode.startsWith('TOO_MANY_REQUEST'))
}
