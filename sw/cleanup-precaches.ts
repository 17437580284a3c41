import { CURRENT_PRECACHE, PRECACHE_PREFIX, precacheNames } from './cache-names'
import { listWindowClients } from './window-clients'

declare const self: ServiceWorkerGlobalScope

/** Each page holds a shared lock of this name with its build's id for as long as it lives. */
const BUILD_LOCK_PREFIX = 'mc-build-'

/**
 * Deletes the precaches of builds that no page runs any more. Without Web Locks nobody can
 * tell, so the newest of the older ones stays. While a newer build waits nothing goes: no page
 * runs it yet, and it may stand on what an older one has left.
 */
export async function cleanupOutdatedPrecaches(): Promise<void> {
  if (self.registration.waiting || self.registration.installing) return
  const older = (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE)
  const needed = await neededPrecaches(older)
  await Promise.all(older.filter((name) => !needed.has(name)).map((name) => caches.delete(name)))
}

async function neededPrecaches(older: string[]): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set(older.slice(-1))
  const { held = [] } = await navigator.locks.query()
  const builds = held.flatMap(({ name }) =>
    name?.startsWith(BUILD_LOCK_PREFIX) ? [name.slice(BUILD_LOCK_PREFIX.length)] : [],
  )
  const pages = await listWindowClients()
  // A page that has only just opened holds no lock yet: nobody knows its build, all stay.
  if (builds.length < pages.length) return new Set(older)
  return new Set(builds.map((build) => PRECACHE_PREFIX + build))
}
