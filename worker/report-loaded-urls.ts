import { ASSET_PATH } from '#domain/asset-path'
import type { LoadsMessage } from '#domain/port'

// Reports to the page which URLs this worker has loaded, now and later. A worker older than the service worker
// bypasses it, and the page cannot see a worker's requests.
new PerformanceObserver((list) => {
  const urls = list.getEntries().flatMap(({ name }) => (name.includes(ASSET_PATH) ? [name] : []))
  if (urls.length > 0) self.postMessage({ type: 'mc-loads', urls } satisfies LoadsMessage)
}).observe({ type: 'resource', buffered: true })
