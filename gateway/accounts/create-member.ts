import { randomBytes } from 'node:crypto'
import type { GatewayContext } from '../gateway-context'
import { changeMemberStanding } from '../member/member-standing'
import { findMemberByName, type Member, type PhoneNumber } from '../member/members'
import { saveRegistration, type RegistrationSource } from './registrations'
import { openSession, type SessionOrigin } from '../session/sessions'
import { linkAccount, type SocialAccount } from './social-links'

export const NO_PASSWORD = '' // value of the column for an account without a password

interface Entry {
  /** Checked to be free, with no gap in which another member could take it. */
  readonly username: string
  /** A hash, or `NO_PASSWORD`. */
  readonly password: string
  readonly number: PhoneNumber | null
  /** An unused provider account that the member has from the start; null for none. */
  readonly link: SocialAccount | null
  readonly origin: SessionOrigin
}

export interface EntryRequest {
  /** True if a session is opened with it (REG-08). */
  readonly login: boolean
  /** Language code of the app. */
  readonly language: string
  readonly source: RegistrationSource
}

export interface Registered {
  readonly kind: 'registered'
  readonly member: Member
  /** Null if no session was requested. */
  readonly token: string | null
}

/** Creates a member with all default data. */
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
      // It is part of links, so it must not show a phone number.
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
