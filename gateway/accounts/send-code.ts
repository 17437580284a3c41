import type { GatewayContext } from '../gateway-context'
import { hasEmail } from './match-member'
import { findMemberByName, type PhoneNumber } from '../member/members'
import { emailTarget, smsTarget } from './verification-codes'

/** The message was sent, or how long the sender has to wait. */
export type SendOutcome =
  | { readonly kind: 'sent'; /** Epoch ms. */ readonly expirationTime: number }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Sends a code to a phone. Any number gets one: the response must not reveal which numbers belong to players. */
export function sendSms(gateway: GatewayContext, number: PhoneNumber, ip: string): SendOutcome {
  const target = smsTarget(number)
  const to = `+${number.countryDialingCode}${number.mobileNum}`
  return send(gateway, { target, receiver: target, ip }, ({ code, expirationTime }) =>
    gateway.messages.send({ kind: 'sms', to, code, expirationTime }),
  )
}

interface Mailbox {
  readonly username: string
  readonly email: string
}

/** Sends a code to a member's own email address. The response does not reveal if the member exists. */
export function sendEmail(gateway: GatewayContext, { username, email }: Mailbox, ip: string): SendOutcome {
  const member = findMemberByName(gateway.db, username)
  const target = emailTarget(username, email)
  const receiver = emailTarget(username, '')
  return send(gateway, { target, receiver, ip }, ({ code, expirationTime }) => {
    const own = member !== null && hasEmail(member, email) ? member.email : null
    if (own !== null) gateway.messages.send({ kind: 'email', to: own, code, expirationTime })
  })
}

interface Posting {
  readonly target: string
  /** Key under which messages are counted. */
  readonly receiver: string
  readonly ip: string
}

function send(
  { codes, limits }: GatewayContext,
  { target, receiver, ip }: Posting,
  deliver: (issued: ReturnType<typeof codes.issue>) => void,
): SendOutcome {
  const seconds = Math.max(limits.receiver.waitSeconds(receiver), limits.sender.waitSeconds(ip))
  if (seconds > 0) return { kind: 'wait', seconds }
  limits.receiver.add(receiver)
  limits.sender.add(ip)
  const issued = codes.issue(target)
  deliver(issued)
  return { kind: 'sent', expirationTime: issued.expirationTime }
}
