import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { Database } from '../db/database'
import { NO_STORE } from './envelope'
import { errorResponse, type Answer } from './error-response'
import type { GatewayRequest } from './types'

const KEY_LIFETIME_MS = 7 * 86_400_000 // contract.md: the server stores a key for 7 days

interface Post {
  /** The member on protected calls, '' on others: each owner has its own keys. */
  readonly owner: string
  /** As received, or decrypted if it was encrypted. */
  readonly body: string
}

const storedResponseRow = v.object({
  request_hash: v.string(),
  status: v.picklist([200, 400, 404]),
  body: v.string(),
})

/**
 * Carries out a post once per Idempotency-Key (contract.md, Headers). The same post again gets the first response,
 * also a rejection; another post with the same key is `duplicate.request`. Work and response are one transaction, so
 * neither exists without the other. If the work throws, no first response is stored. The work receives the key, or
 * null if none was sent.
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
    db.run('DELETE FROM first_answer WHERE at <= ?', now - KEY_LIFETIME_MS)
    const stored = findFirstAnswer(db, { owner, id, now })
    if (stored !== null) return stored.requestHash === hash ? stored.answer : null
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

interface ResponseKey {
  readonly owner: string
  /** The key in lower case. */
  readonly id: string
  /** Epoch ms. */
  readonly now: number
}

/** Returns the first response for a key and the hash of its post; null if there is none or it has expired. */
export function findFirstAnswer(db: Database, { owner, id, now }: ResponseKey) {
  const stored = db.get(
    storedResponseRow,
    'SELECT request_hash, status, body FROM first_answer WHERE owner = ? AND idempotency_key = ? AND at > ?',
    owner,
    id,
    now - KEY_LIFETIME_MS,
  )
  if (stored === null) return null
  const answer: Answer = { status: stored.status, body: v.parse(bodySchema, JSON.parse(stored.body)) }
  return { requestHash: stored.request_hash, answer }
}

const bodySchema = v.record(v.string(), v.unknown())

const send = (c: GatewayRequest, { status, body }: Answer) => c.json(body, status, NO_STORE)

/** contract.md: 401, encryption.invalid, TOO_MANY_REQUEST and 5xx are never first responses. */
const canBeFirst = ({ status, body }: Answer): boolean => {
  const code = typeof body['errorCode'] === 'string' ? body['errorCode'] : ''
  return (
    (status === 200 || status === 400 || status === 404) &&
    code !== 'encryption.invalid' &&
    !code.startsWith('TOO_MANY_REQUEST')
  )
}
