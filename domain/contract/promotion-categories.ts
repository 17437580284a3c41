import * as v from 'valibot'
import { idSchema, textSchema } from './primitives'

/** One row of GET PROMOFE_getPromotionAnnouncementCategory. */
export const promotionCategorySchema = v.object({
  id: idSchema,
  name: textSchema,
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type PromotionCategories = readonly v.InferOutput<typeof promotionCategorySchema>[]
