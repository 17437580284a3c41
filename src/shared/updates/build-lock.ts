import { BUILD_LOCK_PREFIX } from '#domain/updates/build-lock-prefix'
import { buildId } from '../page/build-facts'

/**
 * Holds a shared lock named after this build while the page is open, so that a newer service worker keeps this
 * build's chunks. Released while the page is in the back-forward cache, which does not accept pages that hold
 * locks.
 */
export function acquireBuildLock(): void {
  if (!('locks' in navigator)) return // plain http: there is no service worker either
  let release: (() => void) | undefined
  const hold = () => {
    navigator.locks
      .request(
        BUILD_LOCK_PREFIX + buildId(),
        { mode: 'shared' },
        () => new Promise<void>((resolve) => (release = resolve)),
      )
      .catch(() => undefined) // the document is being unloaded
  }
  hold()
  addEventListener('pagehide', () => release?.())
  addEventListener('pageshow', (event) => {
    if (event.persisted) hold()
  })
}
