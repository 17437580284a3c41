import type { GatewayContext } from '../gateway-context'
import { hashPassword, isPassword } from '../crypto/password-hash'
import { isWeakPassword } from '../crypto/weak-password'
import { merchantRules } from '../system/merchant-rules'
import { attemptKey, counted, refused } from './attempt-limits'
import { endTicketsOf } from './login-tickets'
import { hasEmail, hasNumber } from './match-member'
import { findMemberByName, type Member, type PhoneNumber } from '../member/members'
import { changePasswordOf } from '../member/update-member'
import { endOtherSessions, endSessionsOf, originOf } from '../session/sessions'
import { emailTarget, smsTarget } from './verification-codes'

const DONE = { kind: 'done' } as const

interface Change {
  readonly member: Member
  readonly sessionHash: string
  readonly oldPassword: string | undefined
  readonly newPassword: string
}

/**
 * Changes a member's own password (LOG-11). A session that began with a password must send it again; other sessions
 * need not. The member's other sessions end, since one of them may be the reason for the change.
 */
export async function changePassword(gateway: GatewayContext, sent: Change, ip: string) {
  const { db, limits } = gateway
  const { member, sessionHash, oldPassword, newPassword } = sent
  if (!(await mayBeNew(gateway, newPassword))) return refused('request.invalid')
  const isAsked = originOf(db, sessionHash) === 'password'
  if (isAsked && oldPassword === undefined) return refused('request.invalid')
  return counted(limits.password, attemptKey(ip, String(member.id)), async () => {
    if (isAsked && !(await isPassword(oldPassword ?? '', member.password)))
      return refused('password.old.invalid')
    const hash = await hashPassword(newPassword)
    // A reset may have ended the session meanwhile; its password then remains.
    if (originOf(db, sessionHash) === null) return refused('user.or.token.invalid')
    db.transaction(() => {
      changePasswordOf(db, member.id, hash)
      endOtherSessions(db, member.id, sessionHash)
      endTicketsOf(db, member.id)
    })
    return DONE
  })
}

interface Reset {
  readonly username: string
  readonly by: ({ readonly method: 'S' } & PhoneNumber) | { readonly method: 'E'; readonly email: string }
  readonly verificationCode: string
  readonly newPassword: string
}

/**
 * Resets a forgotten password (LOG-12). A wrong code, a wrong number and an unknown name get the same error after the
 * same work. So the response does not reveal which members exist. All sessions of the member end.
 */
export async function resetPassword(gateway: GatewayContext, sent: Reset, ip: string) {
  const { db, codes, limits } = gateway
  const { username, by, verificationCode, newPassword } = sent
  if (!(await mayBeNew(gateway, newPassword))) return refused('request.invalid')
  return counted(limits.reset, attemptKey(ip, username), async () => {
    const hash = await hashPassword(newPassword)
    const member = findMemberByName(db, username)
    const target = by.method === 'S' ? smsTarget(by) : emailTarget(username, by.email)
    const isRight = codes.take(target, verificationCode)
    if (!isRight || member === null || !isReachedBy(member, by)) {
      return refused(by.method === 'S' ? 'sms.code.invalid' : 'email.code.invalid')
    }
    db.transaction(() => {
      changePasswordOf(db, member.id, hash)
      endSessionsOf(db, member.id)
      endTicketsOf(db, member.id)
    })
    return DONE
  })
}

const isReachedBy = (member: Member, by: Reset['by']): boolean =>
  by.method === 'S' ? hasNumber(member, by) : hasEmail(member, by.email)

/**
 * True if it is neither the merchant's weak default nor the placeholder that never works (REG-06). The schema checks
 * the length.
 */
async function mayBeNew({ db }: GatewayContext, password: string): Promise<boolean> {
  const rules = merchantRules(db)
  if (password === rules.mobileRegisterPassword) return false
  return !(await isWeakPassword(password, rules.weakPassword))
}
