import * as v from 'valibot'
import { defaultOf, idSchema, optionalOf, textSchema } from '../schema-helpers'

/** One row of GET MCSFE_getBanners. */
export const bannerSchema = v.object({
  id: idSchema,
  image: textSchema,
  color: defaultOf(v.string(), ''),
  title: defaultOf(v.string(), ''),
  linkageType: v.picklist(['P', 'URL', 'G']),
  linkage: defaultOf(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  roomId: optionalOf(idSchema),
  nodeId: optionalOf(idSchema),
  gameType: optionalOf(v.string()),
  vendor: optionalOf(v.string()),
})

export type Banner = v.InferOutput<typeof bannerSchema>
