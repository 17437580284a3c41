import type { ContentScope, MemberScope } from './rows'
import type { Benefits } from '../contract/member/benefits'
import type { CustomerServiceScript, DownloadBanners, DownloadSettings } from '../contract/install/downloads'
import type { Win } from '../contract/games/latest-wins'
import type { Countries } from '../contract/accounts/countries'
import type { PromotionCategories } from '../contract/announcements/promotion-categories'
import type {
  AvailablePromotions,
  DepositSettings,
  Mall,
  Missions,
  Rewards,
  UnreadCount,
  WithdrawAccounts,
} from '../contract/member/member-area'

/**
 * Responses that a screen reads as a whole, by the name of their resource: short lists and small values that need no
 * table of their own (docs/decisions/small-answers-share-a-table.md).
 */
export interface ContentValues {
  readonly countries: Countries
  readonly promotionCategories: PromotionCategories
  readonly downloadBanners: DownloadBanners
  readonly downloadSettings: DownloadSettings
  readonly customerServiceScript: CustomerServiceScript
  readonly benefits: Benefits
  readonly latestWins: readonly Win[]
}

/** The same for a member's own data. */
export interface MemberValues {
  readonly availablePromotions: AvailablePromotions
  readonly depositSettings: DepositSettings
  readonly withdrawAccounts: WithdrawAccounts
  readonly rewards: Rewards
  readonly missions: Missions
  readonly mall: Mall
  readonly unreadCount: UnreadCount
}

export interface ContentValueRow<
  Name extends keyof ContentValues = keyof ContentValues,
> extends ContentScope {
  readonly name: Name
  readonly value: ContentValues[Name]
}

export interface MemberValueRow<Name extends keyof MemberValues = keyof MemberValues> extends MemberScope {
  readonly name: Name
  readonly value: MemberValues[Name]
}
