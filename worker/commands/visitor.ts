import { LOCATION_PATH } from '#domain/constants/endpoints'
import { type Visitor, visitorSchema } from '#domain/contract/visitor'
import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { NO_CODE } from '../no-code'
import type { ResponseCache } from '../net/response-cache'

/** Where the visitor is, by the gateway (NET-06), asked once a browser session; by code that is loaded for it. */
export const visitor = async (
  tools: ConstructorParameters<typeof ResponseCache>[0],
): Promise<Result<Visitor, AppError>> => {
  const code = await import('../net/response-cache').catch(() => null)
  if (!code) return err(NO_CODE)
  return new code.ResponseCache(tools).ask(
    { path: LOCATION_PATH, access: 'open', alert: false },
    visitorSchema,
  )
}
