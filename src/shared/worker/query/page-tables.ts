import { createDatabases, type Databases } from '#domain/tables/databases'
import { createDexieReader } from '#domain/tables/dexie-reader'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import type { DatabaseReader } from '#domain/tables/reader'
import { DATABASE_OPEN_TIMEOUT_MS } from '#domain/timing'
import { pageState } from '../../page/page-state'
import { withTimeout } from '#domain/with-timeout'

const RENEW_MS = 50 // whoever deletes the database waits for the connection to be gone
const MAX_RENEWALS = 6 // 50 ms doubled so often: whoever is refused for as long has no database

/** The rows that the worker pushes where there is no database to read. */
export const memoryTables = new MemoryDatabase()

let reader: DatabaseReader | undefined
let renewals = 0

/** What the screens read from now: the database, or in memory mode the pushed rows. */
export const currentReader = (): DatabaseReader => {
  if (pageState.storage === 'memory') {
    reader = undefined // a database that can be used again is opened anew
    return memoryTables
  }
  reader ??= openReader()
  return reader
}

let onUnavailable = (_isUnavailable: boolean): void => undefined

/** Called when the page has no database to read, so that the worker can push the rows. False: it has one again. */
export const onDatabaseUnavailable = (callback: (isUnavailable: boolean) => void): void => {
  onUnavailable = callback
}

/**
 * Replaces a closed Dexie that could not open again and reads nothing any more. The pause before it grows with each
 * replacement on this page.
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
  const lose = (): void => {
    // A page that is going into the back-forward cache closes its database too, and wants no other.
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
  // One that hangs counts as none.
  void withTimeout(DATABASE_OPEN_TIMEOUT_MS, opening, false).then((isOpen) => {
    wasOpen = isOpen
    if (isOpen || pageState.storage === 'memory') return
    // After a loss a browser that is still clearing its storage refuses at once, and a moment later it does not.
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
