import * as v from 'valibot'

/** The answer of every call that is not a plain file (contract.md, Envelope). */
export const envelopeSchema = v.variant('success', [
  v.object({ success: v.literal(true), value: v.optional(v.unknown(), null) }),
  v.object({
    success: v.literal(false),
    errorCode: v.optional(v.string(), ''),
    message: v.optional(v.string(), ''),
  }),
])

export type Envelope = v.InferOutput<typeof envelopeSchema>
