import { DATABASE_OPEN_TIMEOUT_MS } from '#domain/timing'
import { createDatabases, type Databases } from '#domain/tables/databases'
import { withTimeout } from '#domain/with-timeout'
import { storageError } from './storage-error'

/**
 * Opens both databases with a timeout of 4 s: opening may hang for ever because of another tab's old version
 * or a broken profile.
 * @param onOpened receives the databases if they open after that
 * @returns null if no database is available
 */
export const openDatabases = async (
  onOpened: (databases: Databases) => void = closeDatabases,
  timeoutMs = DATABASE_OPEN_TIMEOUT_MS,
): Promise<Databases | null> => {
  if (typeof indexedDB === 'undefined') return null
  const databases = createDatabases()
  const opening = openBoth(databases).then(
    () => databases,
    () => null,
  )
  const opened = await withTimeout<Databases | null>(timeoutMs, opening, null)
  if (!opened)
    void opening.then((openedLater) => (openedLater ? onOpened(openedLater) : closeDatabases(databases)))
  return opened
}

/**
 * Opens them one after the other: each opens with a transaction (in-turn.ts). If a new version of the tables does not fit on
 * the device, the cached data is given up: it can be fetched again.
 */
const openBoth = async ({ cache, user }: Databases): Promise<void> => {
  try {
    await cache.open()
  } catch (cause) {
    if (storageError(cause).detail !== 'quota') throw cause
    await cache.delete()
    await cache.open()
  }
  await user.open()
}

/** Closes both databases, even if they have not opened. */
export const closeDatabases = ({ cache, user }: Databases): void => {
  cache.close()
  user.close()
}
