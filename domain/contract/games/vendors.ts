import * as v from 'valibot'
import { codeSchema, defaultOf, lenientArray, textSchema } from '../schema-helpers'

const vendorCardSchema = v.object({
  vendor: codeSchema,
  accountTypeName: defaultOf(v.string(), ''),
  displayName: defaultOf(v.string(), ''),
  image: defaultOf(v.string(), ''),
})

export type VendorCard = v.InferOutput<typeof vendorCardSchema>

/** One row of GET GCSGAME_newGameVendor. A bad card is dropped, its group stays. */
export const vendorGroupSchema = v.object({
  title: textSchema,
  gameClassify: codeSchema,
  gameCount: defaultOf(v.number(), 0),
  cards: lenientArray(vendorCardSchema),
})
