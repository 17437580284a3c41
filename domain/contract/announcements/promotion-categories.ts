import * as v from 'valibot'
import { countSchema, idSchema, textSchema } from '../schema-helpers'

/** One row of GET PROMOFE_getPromotionAnnouncementCategory. */
export const promotionCategorySchema = v.object({
  id: idSchema,
  name: textSchema,
  count: countSchema,
})

export type PromotionCategories = readonly v.InferOutput<typeof promotionCategorySchema>[]
