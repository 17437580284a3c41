import type { GatewayContext } from '../gateway-context'
import { refused, type Refused } from './attempt-limits'
import { openTicket, type Ticket } from './login-tickets'
import type { Member } from '../member/members'
import { openSession } from '../session/sessions'
import { linkAccount } from './social-links'
import { saveIpAddress } from '../member/update-member'

export type Admission =
  | {
      readonly kind: 'in'
      readonly token: string
      readonly member: Member
      /** The password is the merchant's weak default. */
      readonly isWeak: boolean
    }
  | { readonly kind: 'verify'; readonly ticket: string; readonly member: Member }
  | Refused

/**
 * Continues a login after a correct first factor. From a changed IP address it is rejected once, which ends the
 * automatic login; the player's next login succeeds (LOG-10). Then a second factor is required if the member has one.
 * A login by SMS has already met it if a number is one of the choices.
 */
export function completeLogin(
  gateway: GatewayContext,
  member: Member,
  shown: Omit<Ticket, 'memberId'>,
): Admission {
  const { db, clock } = gateway
  if (member.isAddressChanged) {
    saveIpAddress(db, member.id)
    return refused('token_ip_different')
  }
  const isProved = shown.origin === 'sms' && member.verifiedBy.includes('sms')
  if (member.verifiedBy.length === 0 || isProved) return openLoginSession(gateway, member, shown)
  const ticket = openTicket(db, { ...shown, memberId: member.id }, clock.now())
  return { kind: 'verify', ticket, member }
}

/** Opens the session of a complete login, and binds the provider account sent with it (SOC-04). */
export function openLoginSession(
  { db, clock }: GatewayContext,
  member: Member,
  { origin, isWeak, link }: Omit<Ticket, 'memberId'>,
): Admission {
  const at = clock.now()
  if (link !== null && !linkAccount(db, link, member.id, at)) return refused('username.taken')
  const token = openSession(db, { memberId: member.id, origin, at })
  return { kind: 'in', token, member, isWeak }
}
