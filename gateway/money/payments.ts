import * as v from 'valibot'
import { fromMinor, toMinor, writeEntry } from './ledger'
import type { GatewayContext } from '../gateway-context'
import { hashOfToken, newToken } from '../crypto/tokens'
import type { Database } from '../db/database'
import { changeMemberStanding, memberStandingOf } from '../member/member-standing'

/** Duration of the operator's review before a withdrawal is paid out. */
export const REVIEW_MS = 60_000

const paymentRow = v.object({
  id: v.number(),
  member_id: v.number(),
  kind: v.picklist(['deposit', 'withdrawal']),
  target: v.string(),
  amount: v.number(),
  status: v.picklist(['pending', 'done', 'failed']),
  idempotency_key: v.string(),
  at: v.number(),
})

export type Payment = v.InferOutput<typeof paymentRow>

interface Order {
  readonly memberId: number
  /** The Idempotency-Key of its post, in lower case. */
  readonly key: string
  /** In the currency's unit. */
  readonly amount: number
}

const limitsRow = v.object({ min: v.number(), max: v.number() })

/**
 * Begins a deposit: nothing is paid yet, the provider's page continues it. The caller holds a transaction.
 * @returns the token of that page; null for a method or an amount that is not offered
 */
export function beginDeposit(
  { db, clock }: GatewayContext,
  { memberId, key, amount, methodId }: Order & { readonly methodId: string },
): string | null {
  const limits = db.get(limitsRow, 'SELECT min, max FROM payment_method WHERE id = ?', methodId)
  const minor = wholeMinor(amount)
  if (limits === null || minor === null || minor < limits.min || minor > limits.max) return null
  return insert(db, { memberId, kind: 'deposit', target: methodId, amount: minor, key, at: clock.now() })
}

const accountRow = v.object({ id: v.number() })

/**
 * Begins a withdrawal: the money leaves the balance at once, and the operator reviews it. The caller holds a
 * transaction.
 */
export function beginWithdrawal(
  { db, clock }: GatewayContext,
  { memberId, key, amount, accountId }: Order & { readonly accountId: number },
): 'pending' | 'request.invalid' | 'balance.not.enough' {
  const sql = 'SELECT id FROM payout_account WHERE id = ? AND member_id = ?'
  const account = db.get(accountRow, sql, accountId, memberId)
  const minor = wholeMinor(amount)
  if (account === null || minor === null || minor <= 0) return 'request.invalid'
  const entry = { memberId, reference: `account ${accountId}`, amount: -minor, at: clock.now() }
  if (writeEntry(db, { ...entry, kind: 'withdrawal' }) === null) return 'balance.not.enough'
  insert(db, {
    memberId,
    kind: 'withdrawal',
    target: String(accountId),
    amount: minor,
    key,
    at: clock.now(),
  })
  return 'pending'
}

/**
 * Settles a pending payment once: a completed deposit is added to the balance, a failed withdrawal is returned to it.
 * A settled payment does not change. The caller holds a transaction.
 */
export function settlePayment(
  { db, clock }: GatewayContext,
  payment: Payment,
  status: 'done' | 'failed',
): void {
  if (payment.status !== 'pending') return
  const { id, member_id: memberId, kind, amount } = payment
  const at = clock.now()
  db.run('UPDATE payment SET status = ?, settled_at = ? WHERE id = ?', status, at, id)
  const entry = { memberId, reference: `payment ${id}`, amount, at }
  const { deposits, withdrawals } = memberStandingOf(db, memberId)
  if (kind === 'deposit' && status === 'done') {
    writeEntry(db, { ...entry, kind: 'deposit' })
    changeMemberStanding(db, memberId, { deposits: deposits + 1 })
    db.run(MISSION_OF_DEPOSITS, memberId)
  }
  if (kind === 'withdrawal' && status === 'done')
    changeMemberStanding(db, memberId, { withdrawals: withdrawals + 1 })
  if (kind === 'withdrawal' && status === 'failed') writeEntry(db, { ...entry, kind: 'withdrawal-returned' })
}

const MISSION_OF_DEPOSITS = `
  INSERT INTO mission_progress (member_id, mission_id, progress) VALUES (?, 'two-deposits', 1)
  ON CONFLICT (member_id, mission_id) DO UPDATE SET progress = progress + 1`

/** Pays out the withdrawals whose review time is over. */
export function settleDue(gateway: GatewayContext): void {
  const { db, clock } = gateway
  const due = db.all(
    paymentRow,
    "SELECT * FROM payment WHERE status = 'pending' AND kind = 'withdrawal' AND at <= ?",
    clock.now() - REVIEW_MS,
  )
  if (due.length === 0) return
  db.transaction(() => {
    for (const payment of due) settlePayment(gateway, payment, 'done')
  })
}

/** Returns a member's payment by the key of its post, or null. */
export const findPayment = (db: Database, memberId: number, key: string): Payment | null =>
  db.get(paymentRow, 'SELECT * FROM payment WHERE member_id = ? AND idempotency_key = ?', memberId, key)

/** Returns the deposit of a provider's page, or null. */
export const findByToken = (db: Database, token: string): Payment | null =>
  db.get(paymentRow, 'SELECT * FROM payment WHERE token_hash = ?', hashOfToken(token))

/** Returns a member's payments, oldest first. */
export const listPayments = (db: Database, memberId: number): Payment[] =>
  db.all(paymentRow, 'SELECT * FROM payment WHERE member_id = ? ORDER BY id', memberId)

/** Returns the hundredths of an amount with at most two decimals, else null. */
function wholeMinor(amount: number): number | null {
  const minor = toMinor(amount)
  return Number.isSafeInteger(minor) && fromMinor(minor) === amount ? minor : null
}

interface Row {
  readonly memberId: number
  readonly kind: Payment['kind']
  readonly target: string
  readonly amount: number
  readonly key: string
  readonly at: number
}

function insert(db: Database, { memberId, kind, target, amount, key, at }: Row): string {
  const token = newToken()
  db.run(
    `INSERT INTO payment (member_id, kind, target, amount, status, idempotency_key, token_hash, at)
     VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)`,
    memberId,
    kind,
    target,
    amount,
    key,
    hashOfToken(token),
    at,
  )
  return token
}
