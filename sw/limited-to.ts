import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration/ExpirationPlugin'

/**
 * Holds a cache to a number of entries and an age, the least recently used going first, and
 * empties it when the browser is out of space. Workbox's own plugin, as its interface has it.
 */
export function limitedTo(limits: ExpirationPluginOptions): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    ...limits,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}
