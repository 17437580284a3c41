const ASSET_PATH = '/m/assets/'

/**
 * Calls `report` with the assets that this worker has loaded, now and from now on. A worker that is older than the service
 * worker loads past it, and the page does not see what a worker loads.
 */
export const reportLoads = (report: (urls: string[]) => void): void => {
  new PerformanceObserver((list) => {
    const urls = list.getEntries().flatMap(({ name }) => (name.includes(ASSET_PATH) ? [name] : []))
    if (urls.length > 0) report(urls)
  }).observe({ type: 'resource', buffered: true })
}
