import * as v from 'valibot'
import { defaultOf } from '../schema-helpers'

/** GET /wps/system/location: where the gateway sees the visitor. */
export const locationSchema = v.object({ countryCode: v.string(), ip: defaultOf(v.string(), '') })

export type VisitorLocation = v.InferOutput<typeof locationSchema>
