import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { Database } from '../db/database'
import { NO_STORE } from './envelope'
import { errorResponse, type Answer } from './error-response'
import type { GatewayRequest } from './types'

const KEPT_MS = 7 * 86_400_000 // contract.md: the server keeps a key 7 days

interface Post {
  /** The member on protected calls, '' on others: keys of one are nothing to another. */
  readonly owner: string
  /** As it came, decrypted when it was encrypted. */
  readonly body: string
}

const keptRow = v.object({
  request_hash: v.string(),
  status: v.picklist([200, 400, 404]),
  body: v.string(),
})

/**
 * Carries out a post once for its Idempotency-Key: the same post again gets the first answer, a refusal included, and
 * another post under the same key is `duplicate.request` (contract.md, Headers). Work and answer are one transaction,
 * so that neither is there without the other; work that throws leaves no first answer. Work is told the key, null when
 * none was sent.
 */
export function respondOnce(
  c: GatewayRequest,
  gateway: GatewayContext,
  { owner, body }: Post,
  work: (key: string | null) => Answer,
): Response {
  const { db } = gateway
  const key = v.safeParse(v.optional(v.pipe(v.string(), v.uuid())), c.req.header('Idempotency-Key'))
  if (!key.success) return errorResponse(c, 'request.invalid')
  if (key.output === undefined)
    return send(
      c,
      db.transaction(() => work(null)),
    )
  const id = key.output.toLowerCase()
  const hash = createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest('base64url')
  const now = gateway.clock.now()
  const answer = db.transaction((): Answer | null => {
    db.run('DELETE FROM first_answer WHERE at <= ?', now - KEPT_MS)
    const kept = findFirstAnswer(db, { owner, id, now })
    if (kept !== null) return kept.requestHash === hash ? kept.answer : null
    const first = work(id)
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
  return answer === null ? errorResponse(c, 'duplicate.request') : send(c, answer)
}

interface KeptUnder {
  readonly owner: string
  /** The key in lower case. */
  readonly id: string
  /** Epoch ms. */
  readonly now: number
}

/** The first answer under a key and the hash of the post that got it; null when there is none, or none any more. */
export function findFirstAnswer(db: Database, { owner, id, now }: KeptUnder) {
  const kept = db.get(
    keptRow,
    'SELECT request_hash, status, body FROM first_answer WHERE owner = ? AND idempotency_key = ? AND at > ?',
    owner,
    id,
    now - KEPT_MS,
  )
  if (kept === null) return null
  const answer: Answer = { status: kept.status, body: v.parse(bodySchema, JSON.parse(kept.body)) }
  return { requestHash: kept.request_hash, answer }
}

const bodySchema = v.record(v.string(), v.unknown())

const send = (c: GatewayRequest, { status, body }: Answer) => c.json(body, status, NO_STORE)

/** contract.md: 401, encryption.invalid, TOO_MANY_REQUEST and 5xx are never first answers. */
const canBeFirst = ({ status, body }: Answer): boolean => {
  const code = typeof body['errorCode'] === 'string' ? body['errorCode'] : ''
  return (
    (status === 200 || status === 400 || status === 404) &&
    code !== 'encryption.invalid' &&
    !code.startsWith('TOO_MANY_REQUEST')
  )
}
