import { scryptSync } from 'node:crypto'
import * as v from 'valibot'
import { columns } from '../db/localised'
import type { Database } from '../db/database'

const MAX_ACCOUNTS = 10
const DIGEST_BYTES = 32
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(most))

/** Payout accounts: a bank account, or one with a Pix key as well. */
export const bankCardSchema = v.object({
  holder: text(80),
  bank: text(60),
  number: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s-]/gu, '')),
    v.regex(/^\d{6,24}$/u),
  ),
  pixKey: v.optional(text(77)),
})

type BankCard = v.InferOutput<typeof bankCardSchema>

const countRow = v.object({ accounts: v.number() })
const sameRow = v.object({ id: v.number() })

/**
 * Saves a member's account, of which only the masked number and a digest are stored. The same one again changes
 * nothing, unless it is of the seed or of an earlier build. The caller holds a transaction.
 */
export function addBankCard(
  db: Database,
  memberId: number,
  { bank, number, pixKey }: BankCard,
): 'done' | 'request.invalid' {
  const sql = 'SELECT COUNT(*) AS accounts FROM payout_account WHERE member_id = ?'
  const count = db.get(countRow, sql, memberId)?.accounts ?? 0
  if (count >= MAX_ACCOUNTS) return 'request.invalid'
  const masked = pixKey === undefined ? `•••• ${number.slice(-4)}` : `Pix ${mask(pixKey)}`
  // Another account may look the same when masked. A digest without cost would show a short number to any reader.
  const digest = scryptSync(`${number}\n${pixKey ?? ''}`, `${memberId}\n${bank}`, DIGEST_BYTES).toString(
    'base64url',
  )
  const sameSql = 'SELECT id FROM payout_account WHERE member_id = ? AND digest = ?'
  if (db.get(sameRow, sameSql, memberId, digest) !== null) return 'done'
  db.run(
    'INSERT INTO payout_account (member_id, kind, label_en, label_cn, label_ur, masked, digest) VALUES (?, ?, ?, ?, ?, ?, ?)',
    memberId,
    'bank',
    ...columns({ EN: bank, CN: bank, UR: bank }),
    masked,
    digest,
  )
  return 'done'
}

/** Shows the first three characters and the last two. */
const mask = (key: string): string => (key.length <= 6 ? '•••' : `${key.slice(0, 3)}•••${key.slice(-2)}`)
