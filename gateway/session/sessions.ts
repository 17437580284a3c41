import * as v from 'valibot'
import type { Database } from '../db/database'
import { hashOfToken, newToken } from '../crypto/tokens'

/** Origin of a session. Only one that began with a password has to send it when the password changes. */
export const SESSION_ORIGINS = ['password', 'sms', 'provider', 'registration'] as const
export type SessionOrigin = (typeof SESSION_ORIGINS)[number]

interface NewSession {
  readonly memberId: number
  readonly origin: SessionOrigin
  /** Epoch ms. */
  readonly at: number
}

/** Opens a new session of a member and returns its token, which is not stored. */
export function openSession(db: Database, { memberId, origin, at }: NewSession): string {
  const token = newToken()
  db.run(
    'INSERT INTO session (token_hash, member_id, started_at, origin) VALUES (?, ?, ?, ?)',
    hashOfToken(token),
    memberId,
    at,
    origin,
  )
  return token
}

/** Returns the origin of a session; null for one that is not open. */
export function originOf(db: Database, tokenHash: string): SessionOrigin | null {
  const row = v.object({ origin: v.picklist(SESSION_ORIGINS) })
  return db.get(row, 'SELECT origin FROM session WHERE token_hash = ?', tokenHash)?.origin ?? null
}

/** Ends one session, and the games that were opened from it. */
export function endSession(db: Database, tokenHash: string): void {
  db.run('DELETE FROM session WHERE token_hash = ?', tokenHash)
}

export function endSessionsOf(db: Database, memberId: number): void {
  db.run('DELETE FROM session WHERE member_id = ?', memberId)
}

/** Ends every session of a member but one. */
export function endOtherSessions(db: Database, memberId: number, tokenHash: string): void {
  db.run('DELETE FROM session WHERE member_id = ? AND token_hash <> ?', memberId, tokenHash)
}

export function countSessions(db: Database, memberId: number): number {
  const row = v.object({ sessions: v.number() })
  return db.get(row, 'SELECT COUNT(*) AS sessions FROM session WHERE member_id = ?', memberId)?.sessions ?? 0
}
