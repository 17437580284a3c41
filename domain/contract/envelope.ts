import * as v from 'valibot'

const flagSchema = v.optional(v.boolean(), false)
const optionsSchema = v.object({
  payeeName: flagSchema,
  sms: flagSchema,
  ga: flagSchema,
  email: flagSchema,
})

/** The answer of every call that is not a plain file (contract.md, Envelope). */
export const envelopeSchema = v.union([
  v.object({ success: v.literal(true), value: v.optional(v.unknown(), null) }),
  v.object({
    success: v.literal(false),
    errorCode: v.optional(v.string(), ''),
    message: v.optional(v.string(), ''),
    // With login_verify_required (A3).
    ticket: v.optional(v.string()),
    options: v.fallback(v.optional(optionsSchema), undefined),
  }),
])

export type Envelope = v.InferOutput<typeof envelopeSchema>
