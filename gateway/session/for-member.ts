import type { GatewayContext } from '../gateway-context'
import { findMemberBySession, type Member } from '../member/members'
import { hashOfToken } from '../crypto/tokens'
import { errorResponse } from '../http/error-response'
import type { GatewayRequest } from '../http/types'

type Answer = Response | Promise<Response>

/** The member of a request, and its session. */
export interface RequestingMember extends Member {
  readonly sessionHash: string
}

/** Protects a call: without a token, or with an unknown or ended one, the response is 401 (contract.md, Envelope). */
export const forMember =
  (gateway: GatewayContext, handle: (c: GatewayRequest, member: RequestingMember) => Answer) =>
  (c: GatewayRequest): Answer => {
    const member = memberOf(c, gateway)
    if (member !== null) return handle(c, member)
    return errorResponse(c, isSent(c) ? 'user.or.token.invalid' : 'customer.not.login')
  }

/** Returns the member of an optional call. With an ended token it returns null, as for a guest. */
export function memberOf(c: GatewayRequest, gateway: GatewayContext): RequestingMember | null {
  const token = c.req.header('Authorization')
  if (token === undefined || token === '') return null
  const sessionHash = hashOfToken(token)
  const member = findMemberBySession(gateway.db, sessionHash)
  return member === null ? null : { ...member, sessionHash }
}

const isSent = (c: GatewayRequest) => (c.req.header('Authorization') ?? '') !== ''
