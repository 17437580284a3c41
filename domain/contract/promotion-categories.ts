import * as v from 'valibot'
import { countSchema, idSchema, textSchema } from './primitives'

/** One row of GET PROMOFE_getPromotionAnnouncementCategory. */
export const promotionCategorySchema = v.object({
  id: idSchema,
  name: textSchema,
  count: countSchema,
})

export type PromotionCategories = readonly v.InferOutput<typeof promotionCategorySchema>[]
