import * as v from 'valibot'
import { amountSchema, idSchema, textSchema, timeSchema } from './primitives'

/** The VIP label of a member. Those of type AUTO are reached by playing, and show their benefits (MEM-04). */
const clubLabelSchema = v.object({
  labelName: v.optional(v.string(), ''),
  labelId: v.optional(idSchema),
  type: v.optional(v.string(), ''),
  rankLevel: v.optional(v.pipe(v.number(), v.finite()), 0),
})

/** GET /wps/member/info. `balance` is in the unit of the currency, `regDate` epoch ms. */
export const memberInfoSchema = v.object({
  id: idSchema,
  type: v.pipe(v.number(), v.integer()),
  regDate: v.optional(timeSchema, 0),
  account: textSchema,
  language: v.optional(v.string(), ''),
  clubLabel: v.optional(clubLabelSchema),
  currency: textSchema,
  balance: v.pipe(v.number(), v.finite()),
  profileIcon: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.check((icon) => icon > 0),
    ),
    1,
  ),
  email: v.optional(v.string()),
  mobileNum: v.optional(v.string()),
  referralCode: v.optional(v.string(), ''),
  referralUrl: v.optional(v.string(), ''),
})

export type MemberInfo = v.InferOutput<typeof memberInfoSchema>

/** GET MCSFE_getPlayerRankProgress: how many conditions of the next rank are met. */
export const rankProgressSchema = v.object({
  labelId: v.optional(idSchema),
  completedConditions: amountSchema,
  totalExpectedConditions: amountSchema,
})

export type RankProgress = v.InferOutput<typeof rankProgressSchema>
