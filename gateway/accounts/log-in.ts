import type { GatewayContext } from '../gateway-context'
import { isPassword } from '../crypto/password-hash'
import { isWeakPassword } from '../crypto/weak-password'
import { merchantRules } from '../system/merchant-rules'
import { completeLogin, type Admission } from './complete-login'
import { attemptKey, counted, refused, type Wait } from './attempt-limits'
import { findMemberByName, findMemberByNumber, type Member, type PhoneNumber } from '../member/members'
import { provesNumber, type NumberProof } from './verify-phone-number'
import { socialAccountOf, type SocialProof } from './social-account'
import { linkedMemberId, type SocialAccount } from './social-links'

export type LoginOutcome = Admission | Wait

interface Credentials {
  readonly username: string
  readonly password: string
}

/**
 * One attempt with name and password (LOG-01). An unknown name is refused like a wrong password and takes as long, so
 * that nobody learns from it who plays here. What a provider says of the sender is bound to the member (SOC-04), and
 * looked at only after the password was right.
 * @param social null where nothing is to be bound
 */
export function logIn(
  gateway: GatewayContext,
  sent: Credentials,
  social: SocialProof | null,
  ip: string,
): Promise<LoginOutcome> {
  return counted(gateway.limits.login, attemptKey(ip, sent.username), async () => {
    const judged = await judgePassword(gateway, sent)
    if (judged === null) return refused('login.cred.err')
    const { member, isWeak } = judged
    const link = social === null ? null : await socialAccountOf(gateway, social)
    if (social !== null && link === null) return refused('verification.invalid')
    if (link !== null && isOthers(gateway, link, member)) return refused('username.taken')
    return completeLogin(gateway, member, { origin: 'password', isWeak, link })
  })
}

function isOthers({ db }: GatewayContext, account: SocialAccount, member: Member): boolean {
  const owner = linkedMemberId(db, account)
  return owner !== null && owner !== member.id
}

/** One attempt by SMS (LOG-14). Only who holds a number learns that nobody plays under it. */
export function logInByNumber(
  gateway: GatewayContext,
  number: PhoneNumber,
  proof: NumberProof,
  ip: string,
): Promise<LoginOutcome> {
  const key = attemptKey(ip, `+${number.countryDialingCode}${number.mobileNum}`)
  return counted(gateway.limits.login, key, async () => {
    if (!(await provesNumber(gateway, number, proof))) return refused('sms.code.invalid')
    const member = findMemberByNumber(gateway.db, number)
    return member === null
      ? refused('not.exists.user')
      : completeLogin(gateway, member, { origin: 'sms', isWeak: false, link: null })
  })
}

/** Null for a name and a password that open nothing. */
async function judgePassword(gateway: GatewayContext, { username, password }: Credentials) {
  const rules = merchantRules(gateway.db)
  const member = findMemberByName(gateway.db, username)
  const isRight = await isPassword(password, member?.password ?? null)
  // REG-06: nobody logs in with the placeholder of registrations without a password.
  if (member === null || !isRight || password === rules.mobileRegisterPassword) return null
  const isWeak = await isWeakPassword(password, rules.weakPassword)
  return { member, isWeak }
}
