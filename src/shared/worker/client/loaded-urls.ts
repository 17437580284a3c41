import { ASSET_PATH } from '#domain/asset-path'

const MAX_IMAGES = 100 // several screens of covers; more would fill the cache before play begins

/** Assets that were loaded without the service worker and are not reported yet. */
const assets = new Set<string>()
let takenOverAt = Infinity
let onLoads = (): void => undefined

/**
 * Calls `listener` after each batch of loads that began before `endLoads`, and after `addLoads`. A load may end long
 * after the call of `endLoads`. The browser's own list ends at 250 entries; an observer has no such limit.
 */
export const watchLoads = (listener: () => void): void => {
  onLoads = listener
  new PerformanceObserver((list) => {
    const loads = list.getEntries().filter(({ startTime }) => startTime < takenOverAt)
    if (loads.length > 0) addLoads(loads.map(({ name }) => name))
  }).observe({ type: 'resource', buffered: true })
}

/** Called when the page is controlled: loads that begin from now on go through the service worker. */
export const endLoads = (): void => {
  takenOverAt = performance.now()
}

/** Adds loaded asset URLs to those that `takeLoads` returns. Other URLs are ignored. */
export const addLoads = (urls: readonly string[]): void => {
  for (const url of urls) if (url.startsWith(location.origin + ASSET_PATH)) assets.add(url)
  onLoads()
}

/** Returns the assets that were loaded since the last call, and the images on the screen. */
export const takeLoads = (): string[] => {
  const images = Array.from(document.images)
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => image.currentSrc)
    .filter((url) => url.startsWith('http'))
  const urls = [...assets, ...new Set(images.slice(0, MAX_IMAGES))]
  assets.clear()
  return urls
}
