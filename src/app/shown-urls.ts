const ASSET_PATH = '/m/assets/'
const MOST_IMAGES = 100 // several screens of covers; more would fill the cache before play begins

/**
 * What this page has loaded and shown so far: chunks and words of the app, and the images on
 * the screen. Before its first service worker controls the page nobody else has kept them.
 */
export function shownUrls(): string[] {
  const assets = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((url) => url.startsWith(location.origin + ASSET_PATH))
  const images = Array.from(document.images)
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => image.currentSrc)
    .filter((url) => url.startsWith('http'))
  return [...new Set([...assets, ...images.slice(0, MOST_IMAGES)])]
}
