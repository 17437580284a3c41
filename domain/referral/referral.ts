import { AGENT_REGISTER_PATH, INVITE_PATH, LOGIN_PATH } from '../routing/routes'
import type { MemberInfo } from '../contract/member/members'
import type { Member } from '../port'
import { ownEntries } from '../text/own-entries'
import { isAgent, isGuest } from '../member/member-type'
import { lineRetryUrl } from '../lines/line-retry-url'
import { linkTarget } from '../routing/safe-url'
import type { VisitorCodes } from './entry-codes/visitor-codes'

export interface ReferralFacts {
  /** The site's own promotion (`isReferralOffered`). */
  readonly isOffered: boolean
  /** The current member; null for a guest. */
  readonly member: Pick<Member, 'type'> | null
  /** The member's own promotion, by MCSFE_getMerchantAvailablePromotions; without settings.rewardsCenter it is none. */
  readonly isPersonal: boolean
}

/** Target of the referral link; `service` is the operator's customer service. */
export type ReferralEntry = { readonly kind: 'to'; readonly path: string } | { readonly kind: 'service' }

/** True if the promotion is shown to this visitor (REF-02, S5). */
export const isReferralShown = ({ isOffered, member, isPersonal }: ReferralFacts): boolean =>
  isOffered && (isGuest(member) || isAgent(member.type) || isPersonal)

/** Returns the target of "invite friends" (REF-01, S4); after the login a member is sent to home. */
export const referralDestination = (facts: ReferralFacts): ReferralEntry => {
  const { isOffered, member } = facts
  if (!isOffered) return { kind: 'to', path: LOGIN_PATH }
  if (!isGuest(member) && isAgent(member.type)) return { kind: 'to', path: AGENT_REGISTER_PATH }
  return isReferralShown(facts) ? { kind: 'to', path: INVITE_PATH } : { kind: 'service' }
}

/**
 * True if the merchant has the promotion switched on (`availablePromotions.REFERRAL.enabled`). Reads raw settings.
 */
export const isReferralOffered = (settings: object): boolean => {
  const promotions = ownEntries(ownEntries(settings).get('availablePromotions'))
  return ownEntries(promotions.get('REFERRAL')).get('enabled') === true
}

/** Returns a guest's link: the entry page with the codes that the guest came with (LINE-08, REG-07). */
export const guestInviteLink = (origin: string, codes: VisitorCodes): string =>
  lineRetryUrl(origin, '', codes)

/** Returns a member's own link: the gateway's, else one with their code. Null if they have neither. */
export const memberInviteLink = (
  origin: string,
  { referralUrl, referralCode }: Pick<MemberInfo, 'referralUrl' | 'referralCode'>,
): string | null => {
  const target = linkTarget(referralUrl, origin)
  if (target.kind === 'external') return target.url
  if (target.kind === 'route') return `${origin}${target.to}`
  return referralCode === '' ? null : guestInviteLink(origin, { affiliateCode: '', referralCode })
}
