import * as v from 'valibot'
import { lenientArray, textSchema } from '../schema-helpers'

/** Lines as settings and domainRoute list them. Which of them are lines at all is `lineOrigin`'s word (LINE-05). */
export const domainListSchema = lenientArray(v.object({ domainName: textSchema }))

/** GET /wps/system/domainRoute. */
export const domainRouteSchema = v.object({ domains: domainListSchema })
