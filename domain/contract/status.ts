import * as v from 'valibot'
import { textSchema } from './primitives'

/** GET /wps/system/status. `maintenanceEnd` is epoch ms. */
export const statusSchema = v.object({
  merchantCode: textSchema,
  maintenance: v.optional(v.boolean(), false),
  maintenanceEnd: v.optional(v.nullable(v.number()), null),
  regionRestriction: v.optional(v.boolean(), false),
  ip: v.optional(v.string(), ''),
  affiliate: v.optional(
    v.object({
      code: v.optional(v.string()),
      domain: v.optional(v.string()),
      referralCode: v.optional(v.string()),
    }),
  ),
})

export type Status = v.InferOutput<typeof statusSchema>
