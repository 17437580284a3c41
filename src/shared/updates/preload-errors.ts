import { notifyUpdateReady } from './update-state'

/**
 * Handles a chunk that failed to load. If the network failed, the error boundary of the screen says so. If the build
 * has been replaced, the update notice is shown (UPD-04). `askForUpdate` decides: true for a newer build, a
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
