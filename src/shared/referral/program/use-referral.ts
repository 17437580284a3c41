import { useSnapshot } from 'valtio'
import { INVITE_PATH } from '#domain/routing/routes'
import { isAgent } from '#domain/member/member-type'
import {
  isReferralOffered,
  isReferralShown,
  type ReferralEntry,
  referralDestination,
} from '#domain/referral/referral'
import { pageState } from '../../page/page-state'
import { useMember } from '../../session/session-state'
import { useLiveQuery } from '../../worker/query/use-live-query'
import { useMemberResource } from '../../worker/query/use-member-resource'

export interface Referral {
  readonly entry: ReferralEntry
  readonly isShown: boolean
}

/**
 * Returns the referral promotion for the current player (REF-01, REF-02); undefined until the data it needs has been
 * synced.
 */
export const useReferral = (): Referral | undefined => {
  const { merchant } = useSnapshot(pageState)
  const member = useMember()
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const { data: promotions } = useMemberResource('availablePromotions', member?.id ?? '')
  if (!settings) return undefined
  const isOffered = isReferralOffered(settings)
  const { rewardsCenter } = settings
  if (isOffered && rewardsCenter && member && !isAgent(member.type) && !promotions) return undefined
  const isPersonal = rewardsCenter && promotions?.REFERRAL.enabled === true
  const facts = { isOffered, member, isPersonal }
  return { entry: referralDestination(facts), isShown: isReferralShown(facts) }
}

/**
 * Returns the path of a link to it. The page itself decides what is not known yet, and leads on to customer service.
 */
export const useReferralPath = (): string => {
  const referral = useReferral()
  return referral?.entry.kind === 'to' ? referral.entry.path : INVITE_PATH
}
