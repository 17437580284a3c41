import type { GatewayContext } from '../gateway-context'
import { readSettings } from './read-settings'
import { conditional } from '../http/conditional'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { errorResponse } from '../http/error-response'
import type { GatewayApp } from '../http/types'

/**
 * Status, settings, lines and ping (contract.md, System).
 * @param isFirst true for the domain that can be closed, false for the lines
 */
export function systemRoutes(app: GatewayApp, gateway: GatewayContext, isFirst: boolean): void {
  app.get('/wps/system/status', (c) => {
    if (isFirst && gateway.isDomainClosed) return errorResponse(c, 'domain_not_available')
    return success(c, {
      merchantCode: gateway.content.code,
      maintenance: false,
      maintenanceEnd: null,
      regionRestriction: false,
      ip: clientIp(c),
      ...gateway.status,
    })
  })

  app.get('/wps/system/settings', (c) =>
    conditional(c, gateway, {
      build: (language) => readSettings(gateway, language),
    }),
  )

  app.get('/wps/system/domainRoute', (c) =>
    conditional(c, gateway, {
      build: () => ({
        domains: gateway.lines.map(({ origin }) => ({ domainName: origin })),
      }),
    }),
  )

  // The player's current origin, whichever it is, measures all lines.
  app.get('/wps/system/test/ping', (c) => {
    c.header('Access-Control-Allow-Origin', '*')
    return success(c, 'pong')
  })
  app.options('/wps/system/test/ping', (c) =>
    c.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Headers': 'Merchant, Language',
      'Access-Control-Max-Age': '86400',
    }),
  )
}
