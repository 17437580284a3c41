import { fromMinor } from '../money/ledger'
import { findMemberByName, listMembers, type Member } from '../member/members'
import { listRegistrations } from '../accounts/registrations'
import { countSessions } from '../session/sessions'
import { listLinks } from '../accounts/social-links'
import type { GatewayContext } from '../gateway-context'
import { endOfStep, stepAt, totp } from '../crypto/totp'
import type { GatewayApp } from '../http/types'

/** Views for tests: members, registrations, sent codes, and authenticator codes. */
export function accountViews(app: GatewayApp, gateway: GatewayContext): void {
  const { db, messages } = gateway
  app.get('/__control/members', (c) => c.json(listMembers(db).map((member) => viewOf(gateway, member))))
  app.get('/__control/registrations', (c) => c.json(listRegistrations(db)))
  app.get('/__control/codes', (c) => c.json(messages.read(c.req.query('to') ?? '')))
  // The provider accounts that a member can log in with.
  app.get('/__control/social', (c) => {
    const member = findMemberByName(db, c.req.query('username') ?? '')
    return member === null ? c.json({ ok: false }, 404) : c.json(listLinks(db, member.id))
  })
  app.get('/__control/totp', (c) => {
    const member = findMemberByName(db, c.req.query('username') ?? '')
    if (typeof member?.totpSecret !== 'string') return c.json({ ok: false }, 404)
    return c.json(nextCode(member.totpSecret, Math.max(stepAt(gateway.clock.now()), member.totpStep + 1)))
  })
}

/** `endsAt` is epoch ms. The code is of the next unused step, at most one step ahead. */
const nextCode = (secret: string, step: number) => ({
  secret,
  code: totp(secret, step),
  endsAt: endOfStep(step),
})

/** Balance in the currency's unit, and the number of open sessions. */
const viewOf = ({ db }: GatewayContext, member: Member) => ({
  id: member.id,
  username: member.username,
  type: member.type,
  balance: fromMinor(member.balance),
  sessions: countSessions(db, member.id),
  hasPassword: member.password !== null,
  firstTimeLogin: member.isFirstLogin,
  passwordExpired: member.isExpired,
  email: member.email,
  mobile:
    member.mobile === null ? null : { countryDialingCode: member.diallingCode, mobileNum: member.mobile },
  payeeName: member.payeeName,
  verifiedBy: member.verifiedBy,
  ipChanged: member.isAddressChanged,
})
