import { randomBytes } from 'node:crypto'
import type { GatewayContext } from '../gateway-context'
import { changeMemberStanding } from '../member/member-standing'
import { findMemberByName, type Member, type PhoneNumber } from '../member/members'
import { saveRegistration, type RegistrationSource } from './registrations'
import { openSession, type SessionOrigin } from '../session/sessions'
import { linkAccount, type SocialAccount } from './social-links'

export const NO_PASSWORD = '' // the column's word for an account that no password opens

interface Entry {
  /** Free, and nobody else's since it was looked for. */
  readonly username: string
  /** A hash, or `NO_PASSWORD`. */
  readonly password: string
  readonly number: PhoneNumber | null
  /** A provider's account, nobody's so far, that the member has from the start; null for none. */
  readonly link: SocialAccount | null
  readonly origin: SessionOrigin
}

export interface EntryRequest {
  /** Whether a session is opened with it (REG-08). */
  readonly login: boolean
  /** Code of the language that the app was in. */
  readonly language: string
  readonly source: RegistrationSource
}

export interface Registered {
  readonly kind: 'registered'
  readonly member: Member
  /** Null where no session was asked for. */
  readonly token: string | null
}

/** Enters one more member, with all that every member has. */
export function enterMember(
  { db, clock }: GatewayContext,
  entry: Entry,
  { login, language, source }: EntryRequest,
): Registered {
  const at = clock.now()
  const member = db.transaction(() => {
    const username = entry.username.toLowerCase()
    db.run(
      `INSERT INTO member (username, password, type, registered_at, language, profile_icon, dialling_code, mobile,
         referral_code) VALUES (?, ?, 0, ?, ?, 1, ?, ?, ?)`,
      username,
      entry.password,
      at,
      language,
      entry.number?.countryDialingCode ?? null,
      entry.number?.mobileNum ?? null,
      // It goes into links, and so may not show a phone number.
      randomBytes(5).toString('hex').toUpperCase(),
    )
    const entered = findMemberByName(db, username)
    if (entered === null) throw new Error(`${username} was not entered`)
    changeMemberStanding(db, entered.id, {})
    saveRegistration(db, entered.id, source, at)
    if (entry.link !== null && !linkAccount(db, entry.link, entered.id, at))
      throw new Error(`${username} cannot have somebody else's account`)
    return entered
  })
  return {
    kind: 'registered',
    member,
    token: login ? openSession(db, { memberId: member.id, origin: entry.origin, at }) : null,
  }
}
