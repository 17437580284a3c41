import * as v from 'valibot'
import { SOCIAL_CHANNELS, type SocialChannel } from '#domain/contract/accounts/identity-settings'
import type { Database } from '../db/database'

/** A user's account with a provider, as the identity provider identifies it. */
export interface SocialAccount {
  readonly channel: SocialChannel
  readonly subject: string
}

/** Returns the id of the member linked to a provider account; null if there is none. */
export function linkedMemberId(db: Database, { channel, subject }: SocialAccount): number | null {
  const sql = 'SELECT member_id FROM social_link WHERE channel = ? AND subject = ?'
  return db.get(v.object({ member_id: v.number() }), sql, channel, subject)?.member_id ?? null
}

/**
 * Binds a provider account to a member from `at` (epoch ms) on. An account belongs to one member permanently and is
 * never moved. @returns true if it is this member's now
 */
export function linkAccount(db: Database, account: SocialAccount, memberId: number, at: number): boolean {
  const owner = linkedMemberId(db, account)
  if (owner !== null) return owner === memberId
  db.run(
    'INSERT INTO social_link (channel, subject, member_id, at) VALUES (?, ?, ?, ?)',
    account.channel,
    account.subject,
    memberId,
    at,
  )
  return true
}

/** The provider accounts that a member can log in with, oldest first. */
export const listLinks = (db: Database, memberId: number): readonly SocialAccount[] =>
  db.all(
    v.object({ channel: v.picklist(SOCIAL_CHANNELS), subject: v.string() }),
    'SELECT channel, subject FROM social_link WHERE member_id = ? ORDER BY at, rowid',
    memberId,
  )
