import * as v from 'valibot'
import { lenientArray, textSchema } from '../schema-helpers'

/** Lines as listed by settings and domainRoute. `lineOrigin` decides which of them are valid (LINE-05). */
export const domainListSchema = lenientArray(v.object({ domainName: textSchema }))

/** GET /wps/system/domainRoute. */
export const domainRouteSchema = v.object({ domains: domainListSchema })
