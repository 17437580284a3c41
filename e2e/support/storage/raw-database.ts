import type { Page } from '@playwright/test'

/** A document of the app's origin that runs none of its code: what it writes is written by somebody else. */
export const OUTSIDE_APP_URL = '/m/asset-manifest.json'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Puts rows into a table, in whichever version the database has. */
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
 * Opens a database at a version that no build has yet, as one of tomorrow does: with a table of its own and rows in it.
 * The connection stays open. @returns ms until the others had given way
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

/** The number of the version that lies on the disk. */
export function versionOf(page: Page, database: string): Promise<number | undefined> {
  return page.evaluate(
    async (name) => (await indexedDB.databases()).find((one) => one.name === name)?.version,
    database,
  )
}

/** Holds a connection to a database and gives way to nobody, as a page of a broken build does, until the page is closed. */
export function holdOpen(page: Page, database: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error ?? new Error(name))
        opening.onsuccess = () => {
          Reflect.set(window, 'held', opening.result) // out of reach of the garbage collector
          resolve()
        }
      }),
    database,
  )
}

/** Asks that a database be deleted. @returns whether somebody stands in the way: whoever opens it then waits too */
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

/** So that nothing is there but what the gateway says next; who is logged in stays so. */
export async function forgetRows(page: Page): Promise<void> {
  await page.goto(OUTSIDE_APP_URL)
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}
