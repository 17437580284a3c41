import * as v from 'valibot'
import type { GatewayContext } from '../context'
import { readSettings } from '../db/settings'
import { conditional } from '../http/conditional'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import type { GatewayApp } from '../http/types'

const MERCHANT_CODE = 'harbour'

const lineRow = v.object({ domain_name: v.string() })

/** Status, settings, lines and ping (contract.md, System). */
export function systemRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/system/status', (c) =>
    success(c, {
      merchantCode: MERCHANT_CODE,
      maintenance: false,
      maintenanceEnd: null,
      regionRestriction: false,
      ip: clientIp(c),
      ...gateway.status,
    }),
  )

  app.get('/wps/system/settings', (c) =>
    conditional(c, gateway, {
      build: (language) => readSettings(gateway, language),
    }),
  )

  app.get('/wps/system/domainRoute', (c) =>
    conditional(c, gateway, {
      build: () => ({
        domains: gateway.db
          .all(lineRow, 'SELECT domain_name FROM line ORDER BY position')
          .map((line) => ({ domainName: line.domain_name })),
      }),
    }),
  )

  // The lines are raced from whichever origin the player is on.
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
