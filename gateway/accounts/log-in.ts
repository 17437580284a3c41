import type { GatewayContext } from '../gateway-context'
import { isPassword } from '../crypto/password-hash'
import { isWeakPassword } from '../crypto/weak-password'
import { merchantRules } from '../system/merchant-rules'
import { completeLogin, type Admission } from './complete-login'
import { attemptKey, counted, refused, type Wait } from './attempt-limits'
import { findMemberByName, findMemberByNumber, type Member, type PhoneNumber } from '../member/members'
import { provesNumber, type PhoneProof } from './verify-phone-number'
import { socialAccountOf, type SocialProof } from './social-account'
import { linkedMemberId, type SocialAccount } from './social-links'

export type LoginOutcome = Admission | Wait

interface Credentials {
  readonly username: string
  readonly password: string
}

/**
 * One login attempt with name and password (LOG-01). An unknown name gets the same error as a wrong password after
 * the same time, so the response does not reveal which members exist. A provider's token is bound to the member
 * (SOC-04); it is checked only after a correct password.
 * @param social null if nothing is to be bound
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

/** One login attempt by SMS (LOG-14). Only the holder of a number learns that no member has it. */
export function logInByNumber(
  gateway: GatewayContext,
  number: PhoneNumber,
  proof: PhoneProof,
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

/** Returns null for a wrong name or password. */
async function judgePassword(gateway: GatewayContext, { username, password }: Credentials) {
  const rules = merchantRules(gateway.db)
  const member = findMemberByName(gateway.db, username)
  const isRight = await isPassword(password, member?.password ?? null)
  // REG-06: the placeholder of registrations without a password never logs in.
  if (member === null || !isRight || password === rules.mobileRegisterPassword) return null
  const isWeak = await isWeakPassword(password, rules.weakPassword)
  return { member, isWeak }
}
