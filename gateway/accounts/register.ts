import { randomBytes } from 'node:crypto'
import type { GatewayContext } from '../context'
import { hashPassword } from '../crypto/passwords'
import { merchantRules } from '../db/merchant-rules'
import type { Database } from '../db/open'
import { changeStanding } from '../db/standings'
import { refused, type Refused } from './limits'
import { findMemberByName, findMemberByNumber, type Member, type PhoneNumber } from './members'
import { provesNumber, type NumberProof } from './prove-number'
import { noteRegistration, type RegistrationSource } from './registrations'
import { openSession, type SessionOrigin } from './sessions'

const NO_PASSWORD = '' // the column's word for an account that no password opens

interface Wish {
  readonly password: string
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

/** A member by a name of their choice (REG-01). `username` has passed the rules of names. */
export async function registerByName(
  gateway: GatewayContext,
  username: string,
  wish: Wish,
): Promise<Registered | Refused> {
  const { db } = gateway
  if (wish.password === merchantRules(db).mobileRegisterPassword) return refused('request.invalid')
  if (findMemberByName(db, username) !== null) return refused('username.taken')
  const password = await hashPassword(wish.password)
  if (findMemberByName(db, username) !== null) return refused('username.taken')
  return enter(gateway, { username, password, number: null, origin: 'password' }, wish)
}

/**
 * A member by their phone (REG-06, REG-10). Where the form has no password field the merchant's placeholder comes in its
 * place and opens nothing; such a member comes back by SMS, or sets a password. A number is judged before anybody is
 * told that it is taken.
 */
export async function registerByNumber(
  gateway: GatewayContext,
  number: PhoneNumber,
  proof: NumberProof,
  wish: Wish,
): Promise<Registered | Refused> {
  const { db } = gateway
  const rules = merchantRules(db)
  const hasField = rules.has('MOBILENUMPASSREG3')
  if (hasField === (wish.password === rules.mobileRegisterPassword)) return refused('request.invalid')
  const isProofMissing = proof.verificationCode === undefined && proof.firebaseIdToken === undefined
  if (rules.mobileRegisterVerify) {
    if (isProofMissing) return refused('request.invalid')
    if (!(await provesNumber(gateway, number, proof))) return refused('sms.code.invalid')
  }
  const password = hasField ? await hashPassword(wish.password) : NO_PASSWORD
  if (findMemberByNumber(db, number) !== null) return refused('username.taken')
  const username = freeName(db, number.countryDialingCode + number.mobileNum)
  return enter(gateway, { username, password, number, origin: hasField ? 'password' : 'registration' }, wish)
}

/** A number's digits, or with a suffix where somebody has chosen them as a name. */
function freeName(db: Database, base: string): string {
  let name = base
  for (let suffix = 2; findMemberByName(db, name) !== null; suffix += 1) name = `${base}_${suffix}`
  return name
}

interface Entry {
  readonly username: string
  /** A hash, or '' for none. */
  readonly password: string
  readonly number: PhoneNumber | null
  readonly origin: SessionOrigin
}

function enter({ db, clock }: GatewayContext, entry: Entry, { login, language, source }: Wish): Registered {
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
    changeStanding(db, entered.id, {})
    noteRegistration(db, entered.id, source, at)
    return entered
  })
  return {
    kind: 'registered',
    member,
    token: login ? openSession(db, { memberId: member.id, origin: entry.origin, at }) : null,
  }
}
