import type { GatewayContext } from '../gateway-context'
import type { ContentLanguage } from '../http/language'
import { merge, storedSettings } from './settings'

/** GET /wps/system/settings: the operator's stored settings, over the settings that depend on origin and language. */
export function readSettings(
  gateway: GatewayContext,
  language: ContentLanguage,
): Readonly<Record<string, unknown>> {
  const urls = {
    imageCDNs: [gateway.cdnOrigin],
    domainList: gateway.lines.map(({ origin }) => ({ domainName: origin })),
  }
  const content = gateway.content.settings(gateway.cdnOrigin, language)
  return merge(merge(urls, content), storedSettings(gateway.db))
}
