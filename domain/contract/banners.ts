import * as v from 'valibot'
import { idSchema, textSchema } from './primitives'

/** One row of GET MCSFE_getBanners. */
export const bannerSchema = v.object({
  id: idSchema,
  image: textSchema,
  color: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  linkageType: v.picklist(['P', 'URL', 'G']),
  linkage: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  roomId: v.optional(idSchema),
  nodeId: v.optional(idSchema),
  gameType: v.optional(v.string()),
  vendor: v.optional(v.string()),
})

export type Banner = v.InferOutput<typeof bannerSchema>
