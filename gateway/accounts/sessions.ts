import * as v from 'valibot'
import type { Database } from '../db/open'
import { hashOfToken, newToken } from '../crypto/tokens'

const TICKET_MS = 600_000 // contract.md: a verification ticket stands for the login at most 10 minutes

/** Opens one more session of a member and answers its token, which is not kept. `now` is epoch ms. */
export function openSession(db: Database, memberId: number, now: number): string {
  const token = newToken()
  db.run(
    'INSERT INTO session (token_hash, member_id, started_at) VALUES (?, ?, ?)',
    hashOfToken(token),
    memberId,
    now,
  )
  return token
}

/** Ends one session, and with it the games that were opened from it. */
export function endSession(db: Database, tokenHash: string): void {
  db.run('DELETE FROM session WHERE token_hash = ?', tokenHash)
}

export function endSessionsOf(db: Database, memberId: number): void {
  db.run('DELETE FROM session WHERE member_id = ?', memberId)
}

export function countSessions(db: Database, memberId: number): number {
  const row = v.object({ sessions: v.number() })
  return db.get(row, 'SELECT COUNT(*) AS sessions FROM session WHERE member_id = ?', memberId)?.sessions ?? 0
}

/** A ticket that stands for a login until its second proof has come. */
export function openLoginTicket(db: Database, memberId: number, now: number): string {
  const ticket = newToken()
  db.run('DELETE FROM login_ticket WHERE ends_at < ?', now)
  db.run(
    'INSERT INTO login_ticket (ticket_hash, member_id, ends_at) VALUES (?, ?, ?)',
    hashOfToken(ticket),
    memberId,
    now + TICKET_MS,
  )
  return ticket
}
