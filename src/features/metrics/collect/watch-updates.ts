import type { PageObservations } from '#domain/metrics/page-observations'
import { toUpdateRecord, UPDATE_CACHE, UPDATE_PATH } from '#domain/metrics/update-record'
import { buildId } from '../../../shared/page/build-facts'

const SAME_EVENT_MS = 10_000 // all tabs that are not frozen get an event within it

/** Reports the update that this page was opened with, and updates that fail to install. Rejects never. */
export const watchUpdates = async (record: (seen: PageObservations) => void): Promise<void> => {
  try {
    await reportAppliedUpdate(record)
    await watchInstallations(() => record({ updates: [{ outcome: 'failed', from: buildId() }] }))
  } catch {
    // Plain http, or a mode without these storages.
  }
}

/** Of several tabs, the one that deletes the service worker's record reports it. */
const reportAppliedUpdate = async (record: (seen: PageObservations) => void): Promise<void> => {
  const cache = await caches.open(UPDATE_CACHE)
  const stored = await cache.match(UPDATE_PATH)
  const update = toUpdateRecord(await stored?.json())
  if (update?.to !== buildId() || !(await cache.delete(UPDATE_PATH))) return
  record({ updates: [{ outcome: 'applied', from: update.from, bytes: update.bytes }] })
}

/** Calls back when an update was dropped while it was being installed. A first installation is none. */
const watchInstallations = async (onFailed: () => void): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const watch = (): void => {
    const worker = registration?.active ? registration.installing : null
    worker?.addEventListener('statechange', function onChange() {
      if (worker.state === 'installing') return
      // An installed worker, too, becomes redundant, when the next one replaces it.
      worker.removeEventListener('statechange', onChange)
      if (worker.state === 'redundant') void inOneTab(onFailed).catch(() => undefined)
    })
  }
  registration?.addEventListener('updatefound', watch)
  watch()
}

/** Calls back in one of the tabs that have seen the same event. */
const inOneTab = async (run: () => void): Promise<void> => {
  if (!('locks' in navigator)) {
    run()
    return
  }
  await navigator.locks.request('mc-update-failed', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    run()
    await new Promise((resolve) => setTimeout(resolve, SAME_EVENT_MS))
  })
}
