import * as v from 'valibot'
import type { OutboxKind } from '#domain/tables/worker-rows'
import type { Database } from '../db/database'

interface Effect {
  readonly kind: OutboxKind
  /** The last part of the path, such as `CSP_fcmBind`. */
  readonly call: string
  /** The member of the session; null for a guest. */
  readonly memberId: number | null
  /** Its Idempotency-Key, null when none was sent. */
  readonly key: string | null
  /** The delivered body, or one event of it. */
  readonly detail: unknown
  /** Epoch ms. */
  readonly at: number
}

/** Records that a delivery took effect. The caller holds the transaction in which it does. */
export function recordEffect(db: Database, { kind, call, memberId, key, detail, at }: Effect): void {
  db.run(
    'INSERT INTO effect (kind, call, member_id, idempotency_key, detail, at) VALUES (?, ?, ?, ?, ?, ?)',
    kind,
    call,
    memberId,
    key,
    JSON.stringify(detail),
    at,
  )
}

const effectRow = v.object({
  kind: v.string(),
  call: v.string(),
  username: v.nullable(v.string()),
  idempotency_key: v.nullable(v.string()),
  detail: v.pipe(v.string(), v.parseJson()),
  at: v.number(),
})

/**
 * Returns what took effect, in that order, filtered by kind if given. A test compares it with what an app has sent.
 */
export function listEffects(db: Database, kind?: string) {
  return db
    .all(
      effectRow,
      `SELECT kind, call, username, idempotency_key, detail, at
       FROM effect LEFT JOIN member ON member.id = effect.member_id ORDER BY position`,
    )
    .filter((row) => kind === undefined || row.kind === kind)
    .map(({ username, idempotency_key: key, ...row }) => ({ ...row, member: username, key }))
}
