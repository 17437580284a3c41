import { COUNTS_POLL_MS } from '#domain/install/download-prompt-constants'
import {
  AVAILABLE_PROMOTIONS_ENDPOINT,
  COUNTRIES_ENDPOINT,
  DEPOSIT_SETTINGS_ENDPOINT,
  DOWNLOAD_BANNERS_ENDPOINT,
  DOWNLOAD_SETTINGS_ENDPOINT,
  LATEST_WINS_ENDPOINT,
  MALL_ITEMS_ENDPOINT,
  MEMBER_BENEFITS_ENDPOINT,
  MISSIONS_ENDPOINT,
  PROMOTION_CATEGORIES_ENDPOINT,
  REWARD_LIST_ENDPOINT,
  SERVICE_SCRIPT_ENDPOINT,
  UNREAD_COUNT_ENDPOINT,
  WITHDRAW_ACCOUNTS_ENDPOINT,
} from '#domain/contract/screen-endpoints'
import { DAY_MS, HOUR_MS, MINUTE_MS, UNREAD_POLL_MS } from '#domain/timing'
import { benefitSchema } from '#domain/contract/member/benefits'
import { winSchema } from '#domain/contract/games/latest-wins'
import { countriesSchema } from '#domain/contract/accounts/countries'
import {
  customerServiceScriptSchema,
  downloadBannerSchema,
  downloadSettingsSchema,
} from '#domain/contract/install/downloads'
import {
  availablePromotionsSchema,
  depositSettingsSchema,
  mallSchema,
  missionSchema,
  rewardSchema,
  unreadCountSchema,
  withdrawAccountsSchema,
} from '#domain/contract/member/member-area'
import { promotionCategorySchema } from '#domain/contract/announcements/promotion-categories'
import { contentValueResource, parseUniqueRows, memberValueResource, parseWhole } from './value-resources'
import type { Resource } from './resource'

/** Requested while a screen shows them: when it opens, and again when they become stale. */
const ON_SCREEN = {
  syncPolicy: 'shown',
  triggers: ['start', 'shown', 'visible', 'online', 'retry', 'timer', 'language', 'login'],
} as const

/** The same for guests and members. */
export const ON_DEMAND_RESOURCES: readonly Resource[] = [
  contentValueResource(
    'countries',
    { ...ON_SCREEN, path: COUNTRIES_ENDPOINT, ttlMs: DAY_MS },
    parseWhole('countries', countriesSchema),
  ),
  contentValueResource(
    'promotionCategories',
    { ...ON_SCREEN, path: PROMOTION_CATEGORIES_ENDPOINT, ttlMs: 10 * MINUTE_MS },
    parseUniqueRows('promotionCategories', promotionCategorySchema, ({ id }) => id),
  ),
  contentValueResource(
    'downloadBanners',
    { ...ON_SCREEN, path: DOWNLOAD_BANNERS_ENDPOINT, ttlMs: 30 * MINUTE_MS },
    parseUniqueRows('downloadBanners', downloadBannerSchema, ({ url }) => url),
  ),
  contentValueResource(
    'downloadSettings',
    {
      ...ON_SCREEN,
      path: DOWNLOAD_SETTINGS_ENDPOINT,
      ttlMs: 30 * MINUTE_MS,
      query: ({ origin }) => ({ domain: new URL(origin).host }),
    },
    parseWhole('downloadSettings', downloadSettingsSchema),
  ),
  contentValueResource(
    'customerServiceScript',
    { ...ON_SCREEN, path: SERVICE_SCRIPT_ENDPOINT, ttlMs: HOUR_MS },
    parseWhole('customerServiceScript', customerServiceScriptSchema),
  ),
  contentValueResource(
    'benefits',
    { ...ON_SCREEN, path: MEMBER_BENEFITS_ENDPOINT, access: 'optional', ttlMs: 30 * MINUTE_MS },
    parseUniqueRows('benefits', benefitSchema, ({ labelId }) => labelId),
  ),
  contentValueResource(
    'latestWins',
    { ...ON_SCREEN, path: LATEST_WINS_ENDPOINT, ttlMs: MINUTE_MS },
    parseUniqueRows('latestWins', winSchema, ({ id }) => id),
  ),
]

/** A member's own data (MEM-02, MEM-03, CSV-03, REF-02). */
export const ON_DEMAND_MEMBER_RESOURCES: readonly Resource[] = [
  memberValueResource(
    'availablePromotions',
    {
      ...ON_SCREEN,
      path: AVAILABLE_PROMOTIONS_ENDPOINT,
      ttlMs: 10 * MINUTE_MS,
      isEnabledBy: ({ rewardsCenter }) => rewardsCenter,
    },
    parseWhole('availablePromotions', availablePromotionsSchema),
  ),
  memberValueResource(
    'depositSettings',
    { ...ON_SCREEN, path: DEPOSIT_SETTINGS_ENDPOINT, ttlMs: COUNTS_POLL_MS },
    parseWhole('depositSettings', depositSettingsSchema),
  ),
  memberValueResource(
    'withdrawAccounts',
    { ...ON_SCREEN, path: WITHDRAW_ACCOUNTS_ENDPOINT, ttlMs: COUNTS_POLL_MS },
    parseWhole('withdrawAccounts', withdrawAccountsSchema),
  ),
  memberValueResource(
    'rewards',
    { ...ON_SCREEN, path: REWARD_LIST_ENDPOINT, ttlMs: MINUTE_MS },
    parseUniqueRows('rewards', rewardSchema, ({ id }) => id),
  ),
  memberValueResource(
    'missions',
    { ...ON_SCREEN, path: MISSIONS_ENDPOINT, ttlMs: MINUTE_MS },
    parseUniqueRows('missions', missionSchema, ({ id }) => id),
  ),
  memberValueResource(
    'mall',
    { ...ON_SCREEN, path: MALL_ITEMS_ENDPOINT, ttlMs: MINUTE_MS },
    parseWhole('mall', mallSchema),
  ),
  memberValueResource(
    'unreadCount',
    {
      ...ON_SCREEN,
      path: UNREAD_COUNT_ENDPOINT,
      ttlMs: UNREAD_POLL_MS,
      isEnabledBy: ({ whitelabelVal }) => whitelabelVal['CBS3'] === true,
    },
    parseWhole('unreadCount', unreadCountSchema),
  ),
]
