import { notifyUpdateReady } from './update-state'

/**
 * Handles a chunk that failed to load. Either it is the network, and the error boundary of the screen says so; or the
 * build has been replaced, and the update notice shows (UPD-04). `askForUpdate` decides: true for a newer build, a
 * rejection if the host is unreachable.
 */
export function watchPreloadErrors(askForUpdate: () => Promise<boolean>): void {
  addEventListener('vite:preloadError', () => {
    askForUpdate().then(
      (isReplaced) => {
        if (isReplaced) notifyUpdateReady()
      },
      () => undefined,
    )
  })
}
