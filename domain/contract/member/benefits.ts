import * as v from 'valibot'
import { finiteSchema, idSchema, textSchema } from '../schema-helpers'

/** One row of GET MCSFE_getBenefits: what a VIP label brings. */
export const benefitSchema = v.object({
  labelId: idSchema,
  labelName: textSchema,
  rankLevel: finiteSchema,
  benefits: v.array(v.string()),
})

export type Benefits = readonly v.InferOutput<typeof benefitSchema>[]
