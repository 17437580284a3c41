import type { Announcement } from '../contract/announcements/announcements'
import {
  BENEFITS_PATH,
  DEPOSIT_PATH,
  INVITE_PATH,
  LEADERBOARD_PATH,
  MALL_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
} from '../routing/routes'
import { isGuest, isPlayerOrAgent } from '../member/member-type'
import { linkTarget, type LinkTarget } from '../routing/safe-url'

type Activity = NonNullable<Announcement['activity']>
export type ActivityRedirect = Activity['redirect']

/** Facts that decide about the button of an activity (ANN-07). */
export interface ActivityFacts {
  /** Null, or of type -1, is a guest (SES-02). */
  readonly member: { readonly type: number } | null
  /** True in the merchant's app, from the home screen, or when installed. */
  readonly isAtHome: boolean
  /** REF-02. */
  readonly isReferralShown: boolean
  /** MEM-04: true if the member's label shows its benefits. */
  readonly showsVipBenefit: boolean
  /** Checked URL of the merchant's app for this device; null if there is none. */
  readonly download: string | null
  /** The app's own origin, as in `https://m.example.com`. */
  readonly origin: string
}

export interface ActivityAction {
  readonly redirect: ActivityRedirect
  readonly target: Exclude<LinkTarget, { readonly kind: 'none' }>
}

/** Redirects to routes of the app (S2, S3). Benefits are available to members whose VIP label has them (S5). */
const ROUTES = {
  REGISTER: REGISTER_PATH,
  DEPOSIT: DEPOSIT_PATH,
  REWARD_CENTER: REWARDS_PATH,
  MISSION: LEADERBOARD_PATH,
  INVITE_FRIENDS: INVITE_PATH,
  MEMBER: BENEFITS_PATH,
  POINT_MARKET: MALL_PATH,
} as const satisfies Partial<Record<ActivityRedirect, string>>

/**
 * Returns the button of an activity and its target (ANN-05, ANN-07); null if none is shown. Targets that require a
 * login are shown to guests too: they log in over the page and go on (ANN-08).
 */
export const activityAction = (
  activity: Activity | undefined,
  facts: ActivityFacts,
): ActivityAction | null => {
  if (!activity || !mayShow(activity.redirect, facts)) return null
  const target = targetOf(activity, facts)
  return target.kind === 'none' ? null : { redirect: activity.redirect, target }
}

const mayShow = (redirect: ActivityRedirect, facts: ActivityFacts): boolean => {
  const { member, isAtHome, isReferralShown, showsVipBenefit } = facts
  // Members of other types see no button, whatever its target (S5).
  if (!isGuest(member) && !isPlayerOrAgent(member.type)) return false
  switch (redirect) {
    case 'REGISTER':
      return isGuest(member)
    case 'APP_DOWNLOAD':
      return !isAtHome
    case 'INVITE_FRIENDS':
      return isReferralShown
    case 'MEMBER':
      return isGuest(member) || showsVipBenefit
    default:
      return true
  }
}

const targetOf = ({ redirect, externalLink }: Activity, { download, origin }: ActivityFacts): LinkTarget => {
  switch (redirect) {
    case 'APP_DOWNLOAD':
      return download === null ? { kind: 'none' } : { kind: 'external', url: download }
    case 'REDIRECT_URL':
      return linkTarget(externalLink, origin)
    default:
      return { kind: 'route', to: ROUTES[redirect] }
  }
}
