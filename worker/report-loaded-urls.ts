import type { LoadsMessage } from '#domain/port'

const ASSET_PATH = '/m/assets/'

// Tells the page what this worker has loaded, now and from now on. A worker that is older than the service worker loads past
// it, and the page does not see what a worker loads.
new PerformanceObserver((list) => {
  const urls = list.getEntries().flatMap(({ name }) => (name.includes(ASSET_PATH) ? [name] : []))
  if (urls.length > 0) self.postMessage({ type: 'mc-loads', urls } satisfies LoadsMessage)
}).observe({ type: 'resource', buffered: true })
