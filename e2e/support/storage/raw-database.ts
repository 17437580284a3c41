import type { JSHandle, Page } from '@playwright/test'

/** A document of the app's origin that runs none of its code: its writes do not come from the app. */
export const OUTSIDE_APP_URL = '/m/asset-manifest.json'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** What to add while a database is upgraded: a table with rows. */
type Upgrade = { readonly version: number; readonly table: string; readonly rows: Rows }

/**
 * Opens a database in whichever version it has, or at a version that no build has yet. The connection stays open until
 * the page is closed, and is never closed for others, like that of a broken build.
 */
export function openRaw(page: Page, database: string, upgrade?: Upgrade): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(
    ([name, added]) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, added?.version)
        opening.onupgradeneeded = () => {
          if (!added) return
          const table = opening.result.createObjectStore(added.table, { keyPath: 'id' })
          for (const row of added.rows) table.put(row)
        }
        opening.onerror = () => reject(opening.error ?? new Error(name))
        opening.onsuccess = () => resolve(opening.result)
      }),
    [database, upgrade] as const,
  )
}

/** Writes rows to a table. */
export async function putRows(page: Page, database: string, table: string, rows: Rows): Promise<void> {
  const opened = await openRaw(page, database)
  await opened.evaluate(
    (connection, [store, puts]) =>
      new Promise<void>((resolve, reject) => {
        const writing = connection.transaction(store, 'readwrite')
        for (const row of puts) writing.objectStore(store).put(row)
        writing.onabort = () => reject(writing.error ?? new Error(store))
        writing.oncomplete = () => {
          connection.close()
          resolve()
        }
      }),
    [table, rows] as const,
  )
}

/** Returns the version of the database on disk. */
export function versionOf(page: Page, database: string): Promise<number | undefined> {
  return page.evaluate(
    async (name) => (await indexedDB.databases()).find((one) => one.name === name)?.version,
    database,
  )
}

/**
 * Requests the deletion of a database. @returns whether a connection blocks it: then the next one to open it waits
 * too
 */
export function beginToDelete(page: Page, database: string): Promise<'blocked' | 'deleted'> {
  return page.evaluate(
    (name) =>
      new Promise<'blocked' | 'deleted'>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name)
        deleting.onblocked = () => resolve('blocked')
        deleting.onsuccess = () => resolve('deleted')
        deleting.onerror = () => reject(deleting.error ?? new Error(name))
      }),
    database,
  )
}

/** Clears the rows, so only the gateway's next responses are there; the login stays. */
export async function forgetRows(page: Page): Promise<void> {
  await page.goto(OUTSIDE_APP_URL)
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}
