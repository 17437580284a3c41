import { SCRIPT_TIMEOUT_MS } from '#domain/timing'
import type { CsType } from '#domain/contract/service/customer-service'
import { parseScriptHosts } from '#domain/tracking/script-hosts'
import { safeGameUrl } from '#domain/routing/safe-url'
import { currentReader } from '../../../shared/worker/query/page-tables'
import { loadScript } from '../../../shared/third-party/load-script'
import { scriptHosts } from '../../../shared/third-party/script-hosts'
import { findWidget } from './service-widgets'

/**
 * Loads the provider's script (CSV-05), from our own site or from a host listed in the merchant's config.json.
 * Resolves with true if its widget is available.
 */
export const loadServiceScript = async (src: string, csType: CsType): Promise<boolean> => {
  const url = safeGameUrl(src, window.location.origin)
  if (url === null) return false
  for (const host of parseScriptHosts(await readConfig())) scriptHosts.add(host)
  const loaded = await loadScript({
    url,
    limitMs: SCRIPT_TIMEOUT_MS,
    isLoader: true,
    isThere: () => findWidget(csType) !== null,
  })
  return loaded.ok
}

/** Returns the text of config.json that the worker has saved. */
const readConfig = async (): Promise<string | undefined> => {
  try {
    return (await currentReader().get('config', 'config'))?.json
  } catch {
    return undefined
  }
}
