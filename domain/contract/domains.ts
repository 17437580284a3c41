import * as v from 'valibot'

/** GET /wps/system/domainRoute. */
export const domainRouteSchema = v.object({ domains: v.array(v.object({ domainName: v.string() })) })
