import { getPath } from 'hono/utils/url'
import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'

const pathsSchema = v.record(v.string(), v.string())

/** Returns the default path of contract.md for a request: config.json may have moved any call (`paths`). */
export function defaultPath(gateway: GatewayContext, request: Request): string {
  const sent = getPath(request)
  const paths = v.safeParse(pathsSchema, gateway.config?.['paths'])
  if (!paths.success) return sent
  const moved = Object.entries(paths.output).find(([, path]) => path === sent)
  return moved?.[0] ?? sent
}
