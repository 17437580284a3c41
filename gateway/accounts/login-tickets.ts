import * as v from 'valibot'
import { SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'
import { hashOfToken, newToken } from '../crypto/tokens'
import type { Database } from '../db/database'
import { SESSION_ORIGINS, type SessionOrigin } from '../session/sessions'
import type { SocialAccount } from './social-links'

const TICKET_MS = 600_000 // contract.md: a verification ticket is valid for at most 10 minutes

/** What a login has proven before its second factor. */
export interface Ticket {
  readonly memberId: number
  readonly origin: SessionOrigin
  /** The password was the merchant's weak default. */
  readonly isWeak: boolean
  /** A provider account that is bound when the login succeeds; null for none. */
  readonly link: SocialAccount | null
}

/** Creates a ticket for a login that waits for its second factor. `now` is epoch ms. */
export function openTicket(db: Database, { memberId, origin, isWeak, link }: Ticket, now: number): string {
  const ticket = newToken()
  db.run('DELETE FROM login_ticket WHERE ends_at <= ?', now)
  db.run(
    `INSERT INTO login_ticket (ticket_hash, member_id, ends_at, origin, is_weak, link_channel, link_subject)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    hashOfToken(ticket),
    memberId,
    now + TICKET_MS,
    origin,
    isWeak ? 1 : 0,
    link?.channel ?? null,
    link?.subject ?? null,
  )
  return ticket
}

const ticketRow = v.object({
  member_id: v.number(),
  origin: v.picklist(SESSION_ORIGINS),
  is_weak: v.number(),
  link_channel: v.nullable(v.picklist(SOCIAL_CHANNELS)),
  link_subject: v.nullable(v.string()),
})

/** Returns the login of a ticket; null if the ticket is unknown, used or expired. */
export function findTicket(db: Database, ticket: string, now: number): Ticket | null {
  const row = db.get(
    ticketRow,
    'SELECT * FROM login_ticket WHERE ticket_hash = ? AND ends_at > ?',
    hashOfToken(ticket),
    now,
  )
  if (row === null) return null
  const { link_channel: channel, link_subject: subject } = row
  return {
    memberId: row.member_id,
    origin: row.origin,
    isWeak: row.is_weak === 1,
    link: channel === null || subject === null ? null : { channel, subject },
  }
}

export function endTicket(db: Database, ticket: string): void {
  db.run('DELETE FROM login_ticket WHERE ticket_hash = ?', hashOfToken(ticket))
}

/** Ends all tickets of a member: after a password change, logins with the old password must not finish. */
export function endTicketsOf(db: Database, memberId: number): void {
  db.run('DELETE FROM login_ticket WHERE member_id = ?', memberId)
}
