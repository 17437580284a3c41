import * as v from 'valibot'
import { defaultOf, optionalOf, textSchema, timeSchema } from '../schema-helpers'

/** GET /wps/system/status. `maintenanceEnd` is epoch ms. */
export const statusSchema = v.object({
  merchantCode: textSchema,
  maintenance: defaultOf(v.boolean(), false),
  maintenanceEnd: defaultOf(v.nullable(timeSchema), null),
  regionRestriction: defaultOf(v.boolean(), false),
  ip: defaultOf(v.string(), ''),
  affiliate: optionalOf(
    v.object({
      code: optionalOf(v.string()),
      domain: optionalOf(v.string()),
      referralCode: optionalOf(v.string()),
    }),
  ),
})

export type Status = v.InferOutput<typeof statusSchema>
