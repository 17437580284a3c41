import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { listDownloadBanners, readDownloadSettings } from './downloads'
import { conditional } from '../http/conditional'
import { errorResponse } from '../http/error-response'
import type { GatewayApp } from '../http/types'

// The client evaluates which domains the settings apply to (DLP-05); here the value only has to be a host.
const query = v.object({ domain: v.optional(v.pipe(v.string(), v.regex(/^[\w.[\]:-]+$/))) })

/** Install banners and the settings of the download prompts (contract.md, Content; INS-06, DLP-01). */
export function downloadRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/relay/MCSFE_getDownloadBanners', (c) =>
    conditional(c, gateway, { build: (language) => listDownloadBanners(gateway, language) }),
  )
  app.get('/wps/relay/WPSCORE_getDownloadSetting', (c) =>
    v.is(query, c.req.query())
      ? conditional(c, gateway, { build: (language) => readDownloadSettings(gateway, language) })
      : errorResponse(c, 'request.invalid'),
  )
}
