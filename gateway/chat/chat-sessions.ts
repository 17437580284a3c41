import * as v from 'valibot'
import { findMemberBySession, type Member } from '../member/members'
import type { GatewayContext } from '../gateway-context'
import { hashOfToken, newToken } from '../crypto/tokens'

const TICKET_MS = 60_000 // the player follows a link at once, or requests it again

const holderRow = v.object({ session_hash: v.string() })

/**
 * Creates a ticket that opens the member's chat once, within a minute. The session's own token never appears in a
 * URL.
 */
export function openChatTicket({ db, clock }: GatewayContext, sessionHash: string): string {
  const ticket = newToken()
  const now = clock.now()
  db.run('DELETE FROM chat_ticket WHERE ends_at < ?', now)
  db.run(
    'INSERT INTO chat_ticket (ticket_hash, session_hash, ends_at) VALUES (?, ?, ?)',
    hashOfToken(ticket),
    sessionHash,
    now + TICKET_MS,
  )
  return ticket
}

/** Uses up a ticket and returns the token of a session for the chat only, or null. */
export function exchangeChatTicket({ db, clock }: GatewayContext, ticket: string): string | null {
  return db.transaction(() => {
    const hash = hashOfToken(ticket)
    const holder = db.get(
      holderRow,
      'SELECT session_hash FROM chat_ticket WHERE ticket_hash = ? AND ends_at >= ?',
      hash,
      clock.now(),
    )
    db.run('DELETE FROM chat_ticket WHERE ticket_hash = ?', hash)
    if (holder === null) return null
    const token = newToken()
    db.run(
      'INSERT INTO chat_session (token_hash, session_hash) VALUES (?, ?)',
      hashOfToken(token),
      holder.session_hash,
    )
    return token
  })
}

/** Returns the member of a chat session, or null if it, or the login behind it, has ended. */
export function findChatMember({ db }: GatewayContext, token: string): Member | null {
  const sql = 'SELECT session_hash FROM chat_session WHERE token_hash = ?'
  const holder = db.get(holderRow, sql, hashOfToken(token))
  return holder === null ? null : findMemberBySession(db, holder.session_hash)
}
