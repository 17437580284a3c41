import type { GatewayContext } from '../context'
import { isPassword } from '../crypto/passwords'
import { isWeakPassword } from '../crypto/weak-password'
import { merchantRules } from '../db/merchant-rules'
import { admit, type Admission } from './admit'
import { attemptKey, counted, refused, type Wait } from './limits'
import { findMemberByName, findMemberByNumber, type PhoneNumber } from './members'
import { provesNumber, type NumberProof } from './prove-number'

export type LoginOutcome = Admission | Wait

interface Credentials {
  readonly username: string
  readonly password: string
}

/**
 * One attempt with name and password (LOG-01). An unknown name is refused like a wrong password and takes as long, so
 * that nobody learns from it who plays here.
 */
export function logIn(gateway: GatewayContext, sent: Credentials, ip: string): Promise<LoginOutcome> {
  const key = attemptKey(ip, sent.username)
  return counted(gateway.limits.login, key, () => judgePassword(gateway, sent))
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
      : admit(gateway, member, { origin: 'sms', isWeak: false })
  })
}

async function judgePassword(
  gateway: GatewayContext,
  { username, password }: Credentials,
): Promise<Admission> {
  const rules = merchantRules(gateway.db)
  const member = findMemberByName(gateway.db, username)
  const isRight = await isPassword(password, member?.password ?? null)
  // REG-06: nobody logs in with the placeholder of registrations without a password.
  if (member === null || !isRight || password === rules.mobileRegisterPassword)
    return refused('login.cred.err')
  const isWeak = await isWeakPassword(password, rules.weakPassword)
  return admit(gateway, member, { origin: 'password', isWeak })
}
