import { notifyUpdateReady } from './update-state'

/**
 * A chunk that does not come: either the network, and the error boundary of the screen says
 * so, or the build has been replaced, and the update notice shows (UPD-04). `askForUpdate`
 * tells which: true for a newer build, a rejection when the host cannot be reached.
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
