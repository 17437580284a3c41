import * as v from 'valibot'
import { defaultOf } from '../schema-helpers'

/** GET /wps/system/location: the visitor's location according to the gateway. */
export const locationSchema = v.object({ countryCode: v.string(), ip: defaultOf(v.string(), '') })

export type VisitorLocation = v.InferOutput<typeof locationSchema>
