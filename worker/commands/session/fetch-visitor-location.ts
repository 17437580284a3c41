import { LOCATION_ENDPOINT } from '#domain/contract/command-endpoints'
import { type VisitorLocation, locationSchema } from '#domain/contract/session/visitor'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { ResponseCache } from '../../net/response-cache'

/** Fetches the visitor's location from the gateway (NET-06), once per browser session. */
export const fetchVisitorLocation = (
  dependencies: ConstructorParameters<typeof ResponseCache>[0],
): Promise<Result<VisitorLocation, AppError>> =>
  new ResponseCache(dependencies).fetch(
    { path: LOCATION_ENDPOINT, access: 'open', alert: false },
    locationSchema,
  )
