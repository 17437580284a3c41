import type { GatewayContext } from '../context'
import { isPassword } from '../crypto/passwords'
import { findMemberByName, type Member } from './members'
import { openLoginTicket, openSession } from './sessions'

interface Attempt {
  readonly username: string
  readonly password: string
  readonly ip: string
}

export type LoginOutcome =
  | { readonly kind: 'in'; readonly token: string; readonly member: Member }
  | { readonly kind: 'verify'; readonly ticket: string; readonly member: Member }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

/**
 * One attempt with name and password (LOG-01). An unknown name is `wrong` like a wrong password and takes as long, so
 * that nobody learns from it who plays here.
 */
export function logIn(gateway: GatewayContext, attempt: Attempt): Promise<LoginOutcome> {
  const { username, ip } = attempt
  return gateway.loginLimit.inTurn(username, ip, () => judge(gateway, attempt))
}

async function judge(gateway: GatewayContext, attempt: Attempt): Promise<LoginOutcome> {
  const { db, clock, loginLimit } = gateway
  const { username, password, ip } = attempt
  const seconds = loginLimit.waitSeconds(username, ip)
  if (seconds > 0) return { kind: 'wait', seconds }
  const member = findMemberByName(db, username)
  const isRight = await isPassword(password, member?.password ?? null)
  if (member === null || !isRight) {
    loginLimit.addWrong(username, ip)
    return { kind: 'wrong' }
  }
  loginLimit.forget(username, ip)
  if (member.verifiedBy.length > 0) {
    return { kind: 'verify', ticket: openLoginTicket(db, member.id, clock.now()), member }
  }
  return { kind: 'in', token: openSession(db, member.id, clock.now()), member }
}
