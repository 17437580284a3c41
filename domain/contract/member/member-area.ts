import * as v from 'valibot'
import {
  amountSchema,
  countSchema,
  defaultOf,
  idSchema,
  optionalOf,
  textSchema,
  timeSchema,
} from '../schema-helpers'
import { plainObjectSchema, lenientNonEmptyArray } from '../non-degenerate-lists'

const promotionSchema = v.object({ enabled: v.boolean(), count: defaultOf(countSchema, 0) })

/** GET MCSFE_getMerchantAvailablePromotions: the member's own. */
export const availablePromotionsSchema = v.pipe(
  plainObjectSchema,
  v.record(v.string(), v.unknown()),
  // A response with only unknown names is rejected; without any names there are no promotions.
  v.check((value) => {
    const names = Object.keys(value)
    return names.length === 0 || names.some((name) => name === 'APP_DOWNLOAD' || name === 'REFERRAL')
  }),
  v.object({
    APP_DOWNLOAD: defaultOf(promotionSchema, { enabled: false, count: 0 }),
    REFERRAL: defaultOf(promotionSchema, { enabled: false, count: 0 }),
  }),
)
export type AvailablePromotions = v.InferOutput<typeof availablePromotionsSchema>

const methodSchema = v.object({
  id: idSchema,
  name: textSchema,
  image: defaultOf(v.string(), ''),
  min: amountSchema,
  max: amountSchema,
})

/** GET MCSFE_getDepositSettings; amounts in the currency's unit. */
export const depositSettingsSchema = v.object({
  totalDepositSuccessCount: countSchema,
  methods: lenientNonEmptyArray(methodSchema),
})
export type DepositSettings = v.InferOutput<typeof depositSettingsSchema>

const accountSchema = v.object({ id: idSchema, label: textSchema, masked: v.string() })

/** GET MCSFE_getWithdrawAccountInfo. */
export const withdrawAccountsSchema = v.object({
  totalWithdrawSuccessCount: countSchema,
  fullBankCardList: lenientNonEmptyArray(accountSchema),
  fullVirtualWalletList: lenientNonEmptyArray(accountSchema),
  fullEWalletList: lenientNonEmptyArray(accountSchema),
})
export type WithdrawAccounts = v.InferOutput<typeof withdrawAccountsSchema>

/** One row of GET MCSFE_getRewards; `expires` epoch ms. */
export const rewardSchema = v.object({
  id: idSchema,
  title: textSchema,
  amount: amountSchema,
  status: v.picklist(['CLAIMABLE', 'PENDING', 'CLAIMED']),
  expires: optionalOf(timeSchema),
})
export type Rewards = readonly v.InferOutput<typeof rewardSchema>[]

/** One row of GET MCSFE_getMissions. */
export const missionSchema = v.object({
  id: idSchema,
  title: textSchema,
  progress: amountSchema,
  target: amountSchema,
  reward: v.union([amountSchema, v.string()]),
})
export type Missions = readonly v.InferOutput<typeof missionSchema>[]

const mallItemSchema = v.object({
  id: idSchema,
  title: textSchema,
  image: defaultOf(v.string(), ''),
  cost: amountSchema,
})

/** GET MCSFE_getMallItems: the member's points and the items to buy. */
export const mallSchema = v.object({ points: amountSchema, items: lenientNonEmptyArray(mallItemSchema) })
export type Mall = v.InferOutput<typeof mallSchema>

/** GET CBS_unreadCount. */
export const unreadCountSchema = v.object({ unReadCount: countSchema })
export type UnreadCount = v.InferOutput<typeof unreadCountSchema>
