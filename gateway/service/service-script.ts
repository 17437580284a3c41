import * as v from 'valibot'

/** The response of GET WPSCORE_getCustomerServiceScript; the control endpoint sets another kind or host. */
export const serviceScriptSchema = v.strictObject({ src: v.string(), csType: v.string() })

export type ServiceScript = v.InferOutput<typeof serviceScriptSchema>
