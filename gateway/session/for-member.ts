import type { GatewayContext } from '../gateway-context'
import { findMemberBySession, type Member } from '../member/members'
import { hashOfToken } from '../crypto/tokens'
import { errorResponse } from '../http/error-response'
import type { GatewayRequest } from '../http/types'

type Answer = Response | Promise<Response>

/** Who asks, and by which session. */
export interface Asker extends Member {
  readonly sessionHash: string
}

/** A protected call: without a token, or with one that is unknown or ended, a 401 (contract.md, Envelope). */
export const forMember =
  (gateway: GatewayContext, handle: (c: GatewayRequest, member: Asker) => Answer) =>
  (c: GatewayRequest): Answer => {
    const member = memberOf(c, gateway)
    if (member !== null) return handle(c, member)
    return errorResponse(c, isSent(c) ? 'user.or.token.invalid' : 'customer.not.login')
  }

/** Who asks on an optional call. An ended token is answered as for a guest: null. */
export function memberOf(c: GatewayRequest, gateway: GatewayContext): Asker | null {
  const token = c.req.header('Authorization')
  if (token === undefined || token === '') return null
  const sessionHash = hashOfToken(token)
  const member = findMemberBySession(gateway.db, sessionHash)
  return member === null ? null : { ...member, sessionHash }
}

const isSent = (c: GatewayRequest) => (c.req.header('Authorization') ?? '') !== ''
