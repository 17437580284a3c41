import type { GatewayContext } from '../gateway-context'
import { hashPassword } from '../crypto/password-hash'
import { merchantRules } from '../system/merchant-rules'
import type { Database } from '../db/database'
import { type EntryRequest, enterMember, NO_PASSWORD, type Registered } from './create-member'
import { refused, type Refused } from './attempt-limits'
import { findMemberByName, findMemberByNumber, type PhoneNumber } from '../member/members'
import { provesNumber, type PhoneProof } from './verify-phone-number'

interface RegisterRequest extends EntryRequest {
  readonly password: string
}

/** Registers a member by a chosen name (REG-01). `username` has been validated. */
export async function registerByName(
  gateway: GatewayContext,
  username: string,
  input: RegisterRequest,
): Promise<Registered | Refused> {
  const { db } = gateway
  if (input.password === merchantRules(db).mobileRegisterPassword) return refused('request.invalid')
  if (findMemberByName(db, username) !== null) return refused('username.taken')
  const password = await hashPassword(input.password)
  if (findMemberByName(db, username) !== null) return refused('username.taken')
  return enterMember(gateway, { username, password, number: null, link: null, origin: 'password' }, input)
}

/**
 * Registers a member by phone (REG-06, REG-10). If the form has no password field, the merchant's placeholder takes
 * its place and never logs in. Such a member uses SMS or sets a password. The number is verified before the response
 * reveals that it is taken.
 */
export async function registerByNumber(
  gateway: GatewayContext,
  number: PhoneNumber,
  proof: PhoneProof,
  input: RegisterRequest,
): Promise<Registered | Refused> {
  const { db } = gateway
  const rules = merchantRules(db)
  const hasField = rules.has('MOBILENUMPASSREG3')
  if (hasField === (input.password === rules.mobileRegisterPassword)) return refused('request.invalid')
  const isProofMissing = proof.verificationCode === undefined && proof.firebaseIdToken === undefined
  if (rules.mobileRegisterVerify) {
    if (isProofMissing) return refused('request.invalid')
    if (!(await provesNumber(gateway, number, proof))) return refused('sms.code.invalid')
  }
  const password = hasField ? await hashPassword(input.password) : NO_PASSWORD
  if (findMemberByNumber(db, number) !== null) return refused('username.taken')
  const username = freeName(db, number.countryDialingCode + number.mobileNum)
  const origin = hasField ? 'password' : 'registration'
  return enterMember(gateway, { username, password, number, link: null, origin }, input)
}

/** Returns a number's digits, with a suffix if a member has chosen them as a name. */
function freeName(db: Database, base: string): string {
  let name = base
  for (let suffix = 2; findMemberByName(db, name) !== null; suffix += 1) name = `${base}_${suffix}`
  return name
}
