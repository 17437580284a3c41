import type { Page } from '@playwright/test'

/** A document of the app's origin that runs none of its code: its writes do not come from the app. */
export const OUTSIDE_APP_URL = '/m/asset-manifest.json'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Writes rows to a table, in whichever version the database has. */
export function putRows(page: Page, database: string, table: string, rows: Rows): Promise<void> {
  return page.evaluate(
    ([name, store, puts]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error ?? new Error(name))
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite')
          for (const row of puts) writing.objectStore(store).put(row)
          writing.onabort = () => reject(writing.error ?? new Error(store))
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [database, table, rows] as const,
  )
}

/**
 * Opens a database at a version that no build has yet, like a future build: with its own table and rows. The
 * connection stays open. @returns ms until the others had closed their connections
 */
export function openNewer(
  page: Page,
  database: string,
  version: number,
  table: string,
  rows: Rows,
): Promise<number> {
  return page.evaluate(
    ([name, number, store, puts]) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now()
        const opening = indexedDB.open(name, number)
        opening.onupgradeneeded = () => {
          const added = opening.result.createObjectStore(store, { keyPath: 'id' })
          for (const row of puts) added.put(row)
        }
        opening.onerror = () => reject(opening.error ?? new Error(name))
        opening.onsuccess = () => resolve(performance.now() - start)
      }),
    [database, version, table, rows] as const,
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
 * Opens a connection to a database and never closes it for others, like a page of a broken build, until the page is
 * closed.
 */
export function holdOpen(page: Page, database: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error ?? new Error(name))
        opening.onsuccess = () => {
          Reflect.set(window, 'held', opening.result) // protected from the garbage collector
          resolve()
        }
      }),
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
