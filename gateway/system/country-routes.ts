import type { GatewayContext } from '../gateway-context'
import { listCountries, visitorCountry } from './countries'
import { clientIp } from '../http/client-ip'
import { conditional } from '../http/conditional'
import { success } from '../http/envelope'
import type { GatewayApp } from '../http/types'

/** The country of a visitor, and the phones that are accepted (contract.md, System and Accounts; DIA-01). */
export function countryRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/system/location', (c) =>
    success(c, { countryCode: visitorCountry(gateway), ip: clientIp(c) }),
  )
  app.get('/wps/system/country', (c) =>
    conditional(c, gateway, { build: (language) => listCountries(gateway, language) }),
  )
}
