import { webAppManifestUrl } from '#domain/install/web-app-manifest'
import { pageState } from '../../../shared/page/page-state'
import { upsertHeadLink } from './upsert-head-link'

// By then the shell has loaded, even on a slow connection; without a service worker nothing is lost.
const CONTROLLED_WITHIN_MS = 10_000

/**
 * Links the web-app manifest of this visit, once the merchant is known (INS-07). On a first visit this waits for the
 * service worker, which fetches the manifest once, after everything visible, and caches it.
 */
export const linkManifest = async (): Promise<void> => {
  await untilControlled()
  const { merchant, language } = pageState
  if (merchant === '') return
  const manifestUrl = webAppManifestUrl(merchant, language, window.location.search)
  upsertHeadLink('manifest', manifestUrl)
  // Only browsers that offer to install the app fetch the linked manifest by themselves.
  if (!('onbeforeinstallprompt' in window)) cacheManifest(new URL(manifestUrl, window.location.origin).href)
}

const untilControlled = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => resolve()
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) {
      done()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    setTimeout(done, CONTROLLED_WITHIN_MS)
  })

const cacheManifest = (url: string): void => {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', urls: [url] })
}
