import { randomInt } from 'node:crypto'
import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import type { GatewayContext } from '../gateway-context'
import type { Database } from '../db/database'
import { completeLogin } from './complete-login'
import { enterMember, NO_PASSWORD, type Registered } from './create-member'
import { attemptKey, counted, refused, type Refused, type Wait } from './attempt-limits'
import type { LoginOutcome } from './log-in'
import { findMemberById, findMemberByName } from '../member/members'
import { socialAccountOf, type SocialProof } from './social-account'
import { linkedMemberId } from './social-links'

const FIRST_NUMBER = 100_000 // first number in the names of social registrations

/**
 * One login attempt with an identity provider's token (SOC-02). A valid token without a member gets its own error;
 * invalid tokens are counted by channel and IP address.
 */
export function logInSocially(
  gateway: GatewayContext,
  proof: SocialProof,
  ip: string,
): Promise<LoginOutcome> {
  return counted(gateway.limits.login, socialKey(ip, proof.firebaseChannel), async () => {
    const account = await socialAccountOf(gateway, proof)
    if (account === null) return refused('verification.invalid')
    const memberId = linkedMemberId(gateway.db, account)
    const member = memberId === null ? null : findMemberById(gateway.db, memberId)
    if (member === null) return refused('bind_customer_required')
    return completeLogin(gateway, member, { origin: 'provider', isWeak: false, link: null })
  })
}

interface SocialRequest {
  /** Language code of the app. */
  readonly language: string
  /** The host where they registered. */
  readonly domain: string
  readonly smsTemplate: string | undefined
  /** Referral code of the member who invited them (REG-07). */
  readonly referralCode: string | undefined
  readonly affiliateCode: string | undefined
}

/**
 * Registers a member with an identity provider's token (SOC-03): under a free name, without a password, and bound
 * from the start.
 */
export function registerSocially(
  gateway: GatewayContext,
  proof: SocialProof,
  { language, ...invitation }: SocialRequest,
  ip: string,
): Promise<Registered | Refused | Wait> {
  const { firebaseChannel: channel } = proof
  return counted(gateway.limits.login, socialKey(ip, channel), async () => {
    const account = await socialAccountOf(gateway, proof)
    if (account === null) return refused('verification.invalid')
    if (linkedMemberId(gateway.db, account) !== null) return refused('username.taken')
    const source = {
      kind: 'social',
      registerMethod: channel,
      registerUrl: '',
      ...invitation,
      loginDeviceId: '',
      isOfficialAppLogin: false,
    } as const
    const username = freeName(gateway.db, channel)
    const entry = {
      username,
      password: NO_PASSWORD,
      number: null,
      link: account,
      origin: 'provider',
    } as const
    return enterMember(gateway, entry, { login: true, language, source })
  })
}

/** No member's name has a line feed: a correct token must not reset the guesses at a member called google. */
const socialKey = (ip: string, channel: SocialChannel): string => attemptKey(ip, `social\n${channel}`)

/** The channel and six digits, as in `google402817`. */
function freeName(db: Database, channel: SocialChannel): string {
  let name: string
  do name = `${channel}${String(randomInt(FIRST_NUMBER, 10 * FIRST_NUMBER))}`
  while (findMemberByName(db, name) !== null)
  return name
}
