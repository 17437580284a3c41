import { COUNTS_POLL_MS } from '#domain/constants/download-prompt'
import {
  AVAILABLE_PROMOTIONS_PATH,
  COUNTRIES_PATH,
  DEPOSIT_SETTINGS_PATH,
  DOWNLOAD_BANNERS_PATH,
  DOWNLOAD_SETTINGS_PATH,
  MALL_ITEMS_PATH,
  MEMBER_BENEFITS_PATH,
  MISSIONS_PATH,
  PROMOTION_CATEGORIES_PATH,
  REWARD_LIST_PATH,
  SERVICE_SCRIPT_PATH,
  UNREAD_COUNT_PATH,
  WITHDRAW_ACCOUNTS_PATH,
} from '#domain/constants/screen-endpoints'
import { DAY_MS, HOUR_MS, MINUTE_MS, UNREAD_POLL_MS } from '#domain/constants/timing'
import { benefitSchema } from '#domain/contract/benefits'
import { countriesSchema } from '#domain/contract/countries'
import {
  customerServiceScriptSchema,
  downloadBannerSchema,
  downloadSettingsSchema,
} from '#domain/contract/downloads'
import {
  availablePromotionsSchema,
  depositSettingsSchema,
  mallSchema,
  missionSchema,
  rewardSchema,
  unreadCountSchema,
  withdrawAccountsSchema,
} from '#domain/contract/member-area'
import { promotionCategorySchema } from '#domain/contract/promotion-categories'
import { contentAnswer, eachOf, memberAnswer, whole } from './answer-resource'
import type { Resource } from './resource'

/** Asked for while a screen shows them: when it opens, and again as they grow old under it. */
const ON_SCREEN = {
  demand: 'shown',
  triggers: ['start', 'shown', 'visible', 'online', 'retry', 'timer', 'language', 'login'],
} as const

/** What guests and members see alike. */
export const SHOWN_RESOURCES: readonly Resource[] = [
  contentAnswer(
    'countries',
    { ...ON_SCREEN, path: COUNTRIES_PATH, ttlMs: DAY_MS },
    whole('countries', countriesSchema),
  ),
  contentAnswer(
    'promotionCategories',
    { ...ON_SCREEN, path: PROMOTION_CATEGORIES_PATH, ttlMs: 10 * MINUTE_MS },
    eachOf('promotionCategories', promotionCategorySchema, ({ id }) => id),
  ),
  contentAnswer(
    'downloadBanners',
    { ...ON_SCREEN, path: DOWNLOAD_BANNERS_PATH, ttlMs: 30 * MINUTE_MS },
    eachOf('downloadBanners', downloadBannerSchema, ({ url }) => url),
  ),
  contentAnswer(
    'downloadSettings',
    {
      ...ON_SCREEN,
      path: DOWNLOAD_SETTINGS_PATH,
      ttlMs: 30 * MINUTE_MS,
      query: ({ origin }) => ({ domain: new URL(origin).host }),
    },
    whole('downloadSettings', downloadSettingsSchema),
  ),
  contentAnswer(
    'customerServiceScript',
    { ...ON_SCREEN, path: SERVICE_SCRIPT_PATH, ttlMs: HOUR_MS },
    whole('customerServiceScript', customerServiceScriptSchema),
  ),
  contentAnswer(
    'benefits',
    { ...ON_SCREEN, path: MEMBER_BENEFITS_PATH, access: 'optional', ttlMs: 30 * MINUTE_MS },
    eachOf('benefits', benefitSchema, ({ labelId }) => labelId),
  ),
]

/** What is a member's own (MEM-02, MEM-03, CSV-03, REF-02). */
export const SHOWN_MEMBER_RESOURCES: readonly Resource[] = [
  memberAnswer(
    'availablePromotions',
    {
      ...ON_SCREEN,
      path: AVAILABLE_PROMOTIONS_PATH,
      ttlMs: 10 * MINUTE_MS,
      isOffered: ({ rewardsCenter }) => rewardsCenter,
    },
    whole('availablePromotions', availablePromotionsSchema),
  ),
  memberAnswer(
    'depositSettings',
    { ...ON_SCREEN, path: DEPOSIT_SETTINGS_PATH, ttlMs: COUNTS_POLL_MS },
    whole('depositSettings', depositSettingsSchema),
  ),
  memberAnswer(
    'withdrawAccounts',
    { ...ON_SCREEN, path: WITHDRAW_ACCOUNTS_PATH, ttlMs: COUNTS_POLL_MS },
    whole('withdrawAccounts', withdrawAccountsSchema),
  ),
  memberAnswer(
    'rewards',
    { ...ON_SCREEN, path: REWARD_LIST_PATH, ttlMs: MINUTE_MS },
    eachOf('rewards', rewardSchema, ({ id }) => id),
  ),
  memberAnswer(
    'missions',
    { ...ON_SCREEN, path: MISSIONS_PATH, ttlMs: MINUTE_MS },
    eachOf('missions', missionSchema, ({ id }) => id),
  ),
  memberAnswer('mall', { ...ON_SCREEN, path: MALL_ITEMS_PATH, ttlMs: MINUTE_MS }, whole('mall', mallSchema)),
  memberAnswer(
    'unreadCount',
    {
      ...ON_SCREEN,
      path: UNREAD_COUNT_PATH,
      ttlMs: UNREAD_POLL_MS,
      isOffered: ({ whitelabelVal }) => whitelabelVal['CBS3'] === true,
    },
    whole('unreadCount', unreadCountSchema),
  ),
]
