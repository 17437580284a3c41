const BUILD_LOCK = `mc-build-${__BUILD_ID__}`

/**
 * Holds a shared lock that names this page's build, for as long as the page lives: while it
 * is held, the service worker of a newer build keeps this one's chunks. Let go while
 * the page sleeps in the back-forward cache, which does not take pages that hold locks.
 */
export function acquireBuildLock(): void {
  if (!('locks' in navigator)) return // plain http: there is no service worker either
  let release: (() => void) | undefined
  const hold = () => {
    navigator.locks
      .request(BUILD_LOCK, { mode: 'shared' }, () => new Promise<void>((resolve) => (release = resolve)))
      .catch(() => undefined) // a document that is going away
  }
  hold()
  addEventListener('pagehide', () => release?.())
  addEventListener('pageshow', (event) => {
    if (event.persisted) hold()
  })
}
