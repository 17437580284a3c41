import { OLD_ASSET_CACHE } from '#domain/old-asset-cache'
import { BUILD_LOCK_PREFIX } from '#domain/updates/build-lock-prefix'
import { CURRENT_PRECACHE, PRECACHE_PREFIX, precacheNames } from './cache-names'
import { installedDocument, installPrecache } from './precache'
import { listWindowClients } from './window-clients'

declare const self: ServiceWorkerGlobalScope

const isUpdating = (): boolean => Boolean(self.registration.waiting ?? self.registration.installing)

/**
 * Called when a page has started. A precache newer than this build's is of an update that failed, or of a build that was
 * rolled back. An update check goes on with the first, so only the second is deleted. A missing precache of this build
 * is installed again.
 */
export async function sweepPrecaches(): Promise<void> {
  const names = await precacheNames()
  if (names.at(-1) !== CURRENT_PRECACHE && !isUpdating()) await self.registration.update()
  await cleanupOutdatedPrecaches()
  if (!isUpdating() && !(await installedDocument())) await installPrecache()
}

/**
 * Deletes the precaches of builds that no page runs any more. Without Web Locks that is unknown, so the newest of the
 * older precaches stays. While a newer build is waiting nothing is deleted: no page runs it yet, and it may reuse
 * entries of an older precache.
 */
export async function cleanupOutdatedPrecaches(): Promise<void> {
  const older = (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE)
  const needed = await neededPrecaches(older)
  if (isUpdating()) return // checked last: an installation may have begun meanwhile
  await Promise.all(older.filter((name) => !needed.has(name)).map((name) => caches.delete(name)))
  // Only builds before the first of them read it.
  if (!older.some((name) => needed.has(name))) await caches.delete(OLD_ASSET_CACHE)
}

async function neededPrecaches(older: string[]): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set(older.slice(-1))
  const { held = [] } = await navigator.locks.query()
  const builds = held.flatMap(({ name }) =>
    name?.startsWith(BUILD_LOCK_PREFIX) ? [name.slice(BUILD_LOCK_PREFIX.length)] : [],
  )
  const pages = await listWindowClients()
  // A page that has just opened holds no lock yet. Its build is unknown, so all precaches stay.
  if (builds.length < pages.length) return new Set(older)
  return new Set(builds.map((build) => PRECACHE_PREFIX + build))
}
