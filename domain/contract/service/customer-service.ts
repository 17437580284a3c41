import * as v from 'valibot'
import { idSchema, lenientArray, textSchema } from '../schema-helpers'

/** Providers of customer service (CSV-01). An entry of any other kind is dropped. */
export const CS_TYPES = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP'] as const

export type CsType = (typeof CS_TYPES)[number]

const serviceSchema = v.object({
  title: textSchema,
  csType: v.picklist(CS_TYPES),
  csPosition: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  /** Encrypted: the last 8 characters are the key, the rest is the ciphertext. */
  path: textSchema,
  labelIds: v.optional(lenientArray(idSchema), []),
})

/** `customerService` of the settings (A3, S3): an invalid entry is dropped, never the list. */
export const customerServiceSchema = lenientArray(serviceSchema)

export type EncryptedServiceEntry = v.InferOutput<typeof serviceSchema>
