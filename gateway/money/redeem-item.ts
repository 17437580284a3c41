import * as v from 'valibot'
import { writeEntry } from './ledger'
import type { GatewayContext } from '../gateway-context'
import { writePoints } from './points'

const itemRow = v.object({ cost: v.number(), credit: v.number() })

/**
 * Deducts an item's cost from a member's points; play credit is added to the balance. The caller holds a transaction.
 */
export function redeemItem(
  { db, clock }: GatewayContext,
  memberId: number,
  itemId: string,
): 'done' | 'request.invalid' | 'balance.not.enough' {
  const item = db.get(itemRow, 'SELECT cost, credit FROM mall_item WHERE id = ?', itemId)
  if (item === null) return 'request.invalid'
  const entry = {
    memberId,
    kind: 'redeemed',
    reference: itemId,
    amount: -item.cost,
    at: clock.now(),
  } as const
  if (writePoints(db, entry) === null) return 'balance.not.enough'
  writeEntry(db, { ...entry, kind: 'play-credit', reference: `item ${itemId}`, amount: item.credit })
  return 'done'
}
