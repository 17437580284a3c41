import { getConnInfo } from '@hono/node-server/conninfo'
import type { GatewayRequest } from './types'

export const clientIp = (c: GatewayRequest): string => getConnInfo(c).remote.address ?? ''
