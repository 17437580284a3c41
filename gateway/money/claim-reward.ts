import * as v from 'valibot'
import { writeEntry } from './ledger'
import type { GatewayContext } from '../gateway-context'

const rewardRow = v.object({
  amount: v.number(),
  status: v.string(),
  expires_at: v.nullable(v.number()),
})

/** Pays a reward once. The caller holds a transaction. */
export function claimReward(
  { db, clock }: GatewayContext,
  memberId: number,
  rewardId: number,
): 'done' | 'request.invalid' | 'reward.not.claimable' {
  const sql = 'SELECT amount, status, expires_at FROM reward WHERE id = ? AND member_id = ?'
  const reward = db.get(rewardRow, sql, rewardId, memberId)
  if (reward === null) return 'request.invalid'
  const at = clock.now()
  const hasExpired = reward.expires_at !== null && reward.expires_at <= at
  if (reward.status !== 'CLAIMABLE' || hasExpired) return 'reward.not.claimable'
  db.run("UPDATE reward SET status = 'CLAIMED' WHERE id = ?", rewardId)
  writeEntry(db, { memberId, kind: 'reward', reference: `reward ${rewardId}`, amount: reward.amount, at })
  return 'done'
}
