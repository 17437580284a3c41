import { createDatabases, type Databases } from '#domain/tables/databases'
import { createDexieReader } from '#domain/tables/dexie-reader'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import type { DatabaseReader } from '#domain/tables/reader'
import { DATABASE_OPEN_TIMEOUT_MS } from '#domain/timing'
import { pageState } from '../../page/page-state'
import { withTimeout } from '#domain/with-timeout'

const RENEW_MS = 50 // a tab that deletes the database waits until this connection is closed
const RETRY_MS = 2_000
const MAX_RENEWALS = 6 // 50 ms doubled with each renewal; after the last one the database counts as unavailable

/** Rows that the worker pushes in memory mode. */
export const memoryTables = new MemoryDatabase()

let reader: DatabaseReader | undefined
let renewals = 0
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Reads everything again in a while: a read failed because its connection was lost. It may have failed before it named
 * the rows whose changes it waits for.
 */
export const readAgainLater = (): void => {
  retry ??= setTimeout(() => {
    retry = undefined
    pageState.generation += 1
  }, RETRY_MS)
}

/** Returns what the screens read now: the database, or in memory mode the pushed rows. */
export const currentReader = (): DatabaseReader => {
  if (pageState.storage === 'memory') {
    reader = undefined // a database that becomes usable again is reopened
    return memoryTables
  }
  reader ??= openReader()
  return reader
}

let onUnavailable = (_isUnavailable: boolean): void => undefined

/** Sets the listener for an unavailable database, so that the worker can push rows. False: it is available again. */
export const onDatabaseUnavailable = (callback: (isUnavailable: boolean) => void): void => {
  onUnavailable = callback
}

/**
 * Replaces a closed Dexie connection, which cannot be reopened. The delay before it grows with each replacement on
 * this page.
 */
const renew = ({ cache, user }: Databases): void => {
  reader = undefined
  cache.close()
  user.close()
  renewals = Math.min(renewals + 1, MAX_RENEWALS)
  setTimeout(() => (pageState.generation += 1), RENEW_MS * 2 ** renewals)
}

const openReader = (): DatabaseReader => {
  const databases = createDatabases()
  let wasOpen = false
  let wasLost = false
  const lose = (): void => {
    wasLost = true
    // A page that enters the back-forward cache also closes its database, and needs no replacement.
    if (!wasOpen || document.visibilityState !== 'visible') return
    wasOpen = false
    renew(databases)
  }
  databases.cache.on('close', lose)
  databases.user.on('close', lose)
  const opening = Promise.all([databases.cache.open(), databases.user.open()]).then(
    () => true,
    () => false,
  )
  // A database that does not open in time counts as unavailable.
  void withTimeout(DATABASE_OPEN_TIMEOUT_MS, opening, false).then((isOpen) => {
    wasOpen = isOpen
    // Lost while the other one was opening.
    if (isOpen && wasLost) lose()
    if (isOpen || pageState.storage === 'memory') return
    // While a browser is still clearing its storage, opening fails at once and succeeds a moment later.
    if (renewals > 0 && renewals < MAX_RENEWALS) {
      renew(databases)
      return
    }
    pageState.storage = 'memory'
    onUnavailable(true)
    void opening.then((isOpened) => isOpened && onUnavailable(false))
  })
  return createDexieReader(databases)
}
