import * as v from 'valibot'

/** GET /wps/system/location: where the gateway sees the visitor. */
export const visitorSchema = v.object({ countryCode: v.string(), ip: v.string() })

export type Visitor = v.InferOutput<typeof visitorSchema>
