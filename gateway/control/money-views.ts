import * as v from 'valibot'
import { balanceOf, fromMinor, listEntries } from '../money/ledger'
import { findMemberByName } from '../member/members'
import type { GatewayContext } from '../gateway-context'
import { withdrawAccounts } from '../money/payment-methods'
import { memberStandingOf } from '../member/member-standing'
import type { GatewayApp } from '../http/types'
import { listPayments, settlePayment } from '../money/payments'
import { listPoints } from '../money/points'

/** An operator's decision about a member's pending payments. */
export const paymentDecisionSchema = v.strictObject({
  username: v.string(),
  status: v.picklist(['done', 'failed']),
})

const feedbackRow = v.object({ topic: v.string(), text: v.string() })

/**
 * State that a test compares after every transaction: balance and points with their entries, payments, bank accounts,
 * and feedback, which is posted like transactions. Amounts are in the currency's unit.
 */
export function moneyViews(app: GatewayApp, { db }: GatewayContext): void {
  app.get('/__control/money', (c) => {
    const member = findMemberByName(db, c.req.query('username') ?? '')
    if (member === null) return c.json({ ok: false }, 404)
    const entries = listEntries(db, member.id)
    const points = listPoints(db, member.id)
    return c.json({
      balance: fromMinor(balanceOf(db, member.id)),
      entries: entries.map((entry) => ({ ...entry, amount: fromMinor(entry.amount) })),
      entriesSum: fromMinor(sumOf(entries)),
      points: memberStandingOf(db, member.id).points,
      pointEntries: points,
      pointsSum: sumOf(points),
      payments: listPayments(db, member.id).map(({ kind, target, amount, status, idempotency_key: key }) => ({
        kind,
        target,
        amount: fromMinor(amount),
        status,
        key,
      })),
      accounts: withdrawAccounts(db, 'EN', member.id).fullBankCardList.map(({ masked }) => masked),
      feedback: db.all(
        feedbackRow,
        'SELECT topic, text FROM feedback WHERE member_id = ? ORDER BY id',
        member.id,
      ),
    })
  })
}

/** Settles each member's pending payments. An unknown name changes nothing. */
export function decidePayments(
  gateway: GatewayContext,
  decisions: readonly v.InferOutput<typeof paymentDecisionSchema>[],
): void {
  const { db } = gateway
  db.transaction(() => {
    for (const { username, status } of decisions) {
      const member = findMemberByName(db, username)
      if (member === null) continue
      for (const payment of listPayments(db, member.id)) settlePayment(gateway, payment, status)
    }
  })
}

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)
