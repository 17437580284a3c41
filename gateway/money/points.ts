import * as v from 'valibot'
import type { Database } from '../db/database'
import { changeMemberStanding, memberStandingOf } from '../member/member-standing'

interface PointEntry {
  readonly memberId: number
  readonly kind: 'opening' | 'correction' | 'redeemed'
  /** Reason of the entry, such as an item's id. */
  readonly reference: string
  /** Whole points; negative for a deduction. */
  readonly amount: number
  /** Epoch ms. */
  readonly at: number
}

/**
 * Writes one entry and returns the remaining points, or null if there are too few. The caller holds a transaction.
 */
export function writePoints(
  db: Database,
  { memberId, kind, reference, amount, at }: PointEntry,
): number | null {
  const points = memberStandingOf(db, memberId).points + amount
  if (points < 0) return null
  changeMemberStanding(db, memberId, { points })
  db.run(
    'INSERT INTO point_entry (member_id, kind, reference, amount, balance, at) VALUES (?, ?, ?, ?, ?, ?)',
    memberId,
    kind,
    reference,
    amount,
    points,
    at,
  )
  return points
}

const entryRow = v.object({
  kind: v.string(),
  reference: v.string(),
  amount: v.number(),
  balance: v.number(),
  at: v.number(),
})

/** Returns a member's entries, oldest first. */
export const listPoints = (db: Database, memberId: number) =>
  db.all(
    entryRow,
    'SELECT kind, reference, amount, balance, at FROM point_entry WHERE member_id = ? ORDER BY id',
    memberId,
  )
