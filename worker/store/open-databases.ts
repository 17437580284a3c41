import { DATABASE_OPEN_TIMEOUT_MS } from '#domain/constants/timing'
import { createDatabases, type Databases } from '#domain/tables/databases'

/**
 * Opens both databases, or gives up after 4 s: opening may hang for ever behind another tab's old version or a
 * broken profile.
 * @returns null where no database is to be had
 */
export const openDatabases = async (timeoutMs = DATABASE_OPEN_TIMEOUT_MS): Promise<Databases | null> => {
  if (typeof indexedDB === 'undefined') return null
  const databases = createDatabases()
  const opening = Promise.all([databases.copies.open(), databases.own.open()]).then(
    () => databases,
    () => null,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null)
    }, timeoutMs)
  })
  const opened = await Promise.race([opening, limit])
  clearTimeout(timer)
  if (!opened) closeQuietly(databases)
  return opened
}

const closeQuietly = ({ copies, own }: Databases): void => {
  for (const database of [copies, own]) {
    try {
      database.close()
    } catch {
      // It never opened; there is nothing to close.
    }
  }
}
