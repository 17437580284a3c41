import * as v from 'valibot'
import type { GatewayContext } from '../context'
import { writePoints } from './points'

const itemRow = v.object({ cost: v.number() })

/** Takes an item's cost from a member's points. The caller holds a transaction. */
export function redeemItem(
  { db, clock }: GatewayContext,
  memberId: number,
  itemId: string,
): 'done' | 'request.invalid' | 'balance.not.enough' {
  const item = db.get(itemRow, 'SELECT cost FROM mall_item WHERE id = ?', itemId)
  if (item === null) return 'request.invalid'
  const entry = {
    memberId,
    kind: 'redeemed',
    reference: itemId,
    amount: -item.cost,
    at: clock.now(),
  } as const
  return writePoints(db, entry) === null ? 'balance.not.enough' : 'done'
}
