import * as v from 'valibot'
import { codeSchema, rowsOf, textSchema } from './primitives'

const vendorCardSchema = v.object({
  vendor: codeSchema,
  accountTypeName: v.optional(v.string(), ''),
  displayName: v.optional(v.string(), ''),
  image: v.optional(v.string(), ''),
})

export type VendorCard = v.InferOutput<typeof vendorCardSchema>

/** One row of GET GCSGAME_newGameVendor. A bad card is left out, its group stays. */
export const vendorGroupSchema = v.object({
  title: textSchema,
  gameClassify: codeSchema,
  gameCount: v.optional(v.number(), 0),
  cards: rowsOf(vendorCardSchema),
})
