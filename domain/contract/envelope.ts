import * as v from 'valibot'
import { defaultOf, optionalOf } from './schema-helpers'

const flagSchema = defaultOf(v.boolean(), false)
const optionsSchema = v.object({
  payeeName: flagSchema,
  sms: flagSchema,
  ga: flagSchema,
  email: flagSchema,
})

/** The response of every call that is not a plain file (contract.md, Envelope). */
export const envelopeSchema = v.union([
  v.object({ success: v.literal(true), value: v.optional(v.unknown(), null) }),
  v.object({
    success: v.literal(false),
    errorCode: defaultOf(v.string(), ''),
    message: defaultOf(v.string(), ''),
    // With login_verify_required (A3).
    ticket: optionalOf(v.string()),
    options: optionalOf(optionsSchema),
  }),
])

export type Envelope = v.InferOutput<typeof envelopeSchema>
