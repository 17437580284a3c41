import * as v from 'valibot'
import {
  amountSchema,
  defaultOf,
  finiteSchema,
  idSchema,
  integerSchema,
  optionalOf,
  textSchema,
  timeSchema,
} from '../schema-helpers'

/** The VIP label of a member. Those of type AUTO are earned by playing, and show their benefits (MEM-04). */
const clubLabelSchema = v.object({
  labelName: defaultOf(v.string(), ''),
  labelId: optionalOf(idSchema),
  type: defaultOf(v.string(), ''),
  rankLevel: defaultOf(finiteSchema, 0),
})

/** GET /wps/member/info. `balance` is in the unit of the currency, `regDate` epoch ms. */
export const memberInfoSchema = v.object({
  id: idSchema,
  type: integerSchema,
  regDate: defaultOf(timeSchema, 0),
  account: textSchema,
  language: defaultOf(v.string(), ''),
  clubLabel: optionalOf(clubLabelSchema),
  currency: textSchema,
  balance: finiteSchema,
  profileIcon: defaultOf(
    v.pipe(
      integerSchema,
      v.check((icon) => icon > 0),
    ),
    1,
  ),
  email: optionalOf(v.string()),
  mobileNum: optionalOf(v.string()),
  referralCode: defaultOf(v.string(), ''),
  referralUrl: defaultOf(v.string(), ''),
})

export type MemberInfo = v.InferOutput<typeof memberInfoSchema>

/** GET MCSFE_getPlayerRankProgress: how many conditions of the next rank are met. */
export const rankProgressSchema = v.object({
  labelId: optionalOf(idSchema),
  completedConditions: amountSchema,
  totalExpectedConditions: amountSchema,
})

export type RankProgress = v.InferOutput<typeof rankProgressSchema>
