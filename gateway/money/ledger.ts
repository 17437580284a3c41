import * as v from 'valibot'
import type { Database } from '../db/database'

const HUNDREDTHS = 100

/** Play money inside the gateway: whole hundredths of the currency's unit, so that no sum is ever rounded. */
export const toMinor = (amount: number): number => Math.round(amount * HUNDREDTHS)

/** Money in responses: a number in the currency's unit. */
export const fromMinor = (amount: number): number => amount / HUNDREDTHS

interface Entry {
  readonly memberId: number
  readonly kind:
    | 'opening'
    | 'correction'
    | 'bet'
    | 'win'
    | 'deposit'
    | 'withdrawal'
    | 'withdrawal-returned'
    | 'reward'
    | 'play-credit'
  /** Reason of the entry, such as a game's code and the id of a bet. */
  readonly reference: string
  /** In hundredths; negative for a deduction. */
  readonly amount: number
  /** Epoch ms. */
  readonly at: number
}

const balanceRow = v.object({ balance: v.number() })

/** In hundredths. */
export function balanceOf(db: Database, memberId: number): number {
  return db.get(balanceRow, 'SELECT balance FROM member WHERE id = ?', memberId)?.balance ?? 0
}

/**
 * Writes one entry and returns the new balance in hundredths, or null if it is too low. The caller holds a
 * transaction, so that entry and balance always match.
 */
export function writeEntry(db: Database, { memberId, kind, reference, amount, at }: Entry): number | null {
  const balance = balanceOf(db, memberId) + amount
  if (balance < 0) return null
  if (amount === 0) return balance
  db.run('UPDATE member SET balance = ? WHERE id = ?', balance, memberId)
  db.run(
    'INSERT INTO ledger_entry (member_id, kind, reference, amount, balance, at) VALUES (?, ?, ?, ?, ?, ?)',
    memberId,
    kind,
    reference,
    amount,
    balance,
    at,
  )
  return balance
}

const entryRow = v.object({
  kind: v.string(),
  reference: v.string(),
  amount: v.number(),
  at: v.number(),
})

/** Returns a member's entries in hundredths, oldest first. */
export const listEntries = (db: Database, memberId: number) =>
  db.all(
    entryRow,
    'SELECT kind, reference, amount, at FROM ledger_entry WHERE member_id = ? ORDER BY id',
    memberId,
  )
