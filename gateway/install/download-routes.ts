import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { listDownloadBanners, readDownloadSettings } from './downloads'
import { conditional } from '../http/conditional'
import { errorResponse } from '../http/error-response'
import type { GatewayApp } from '../http/types'

// Which domains are meant is among the settings, and for the client to judge (DLP-05); here it has only to be a host.
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
