import * as v from 'valibot'

/** What GET WPSCORE_getCustomerServiceScript answers; another kind or host is set through the control endpoint. */
export const serviceScriptSchema = v.strictObject({ src: v.string(), csType: v.string() })

export type ServiceScript = v.InferOutput<typeof serviceScriptSchema>
