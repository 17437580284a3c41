import * as v from 'valibot'
import { idSchema, rowsOf, textSchema } from './primitives'

/** Who answers behind an entry (CSV-01). An entry of any other kind is left out. */
export const SERVICE_KINDS = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP'] as const

export type ServiceKind = (typeof SERVICE_KINDS)[number]

const serviceSchema = v.object({
  title: textSchema,
  csType: v.picklist(SERVICE_KINDS),
  csPosition: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  /** Encrypted: the last 8 characters are the key, the rest is the cipher text. */
  path: textSchema,
  labelIds: v.optional(rowsOf(idSchema), []),
})

/** `customerService` of the settings (A3, S3): an entry that is wrong is left out, never the list. */
export const customerServiceSchema = rowsOf(serviceSchema)

export type SealedService = v.InferOutput<typeof serviceSchema>
