import type { Page } from '@playwright/test'
import type { Driver } from './driven-page'

/** Every text that the browser keeps for this origin: storage areas, databases, caches, and the address. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(readEverything)
}

/** The same of a window of another engine. */
export async function everythingKeptBy(driver: Pick<Driver, 'run'>): Promise<string> {
  return String(await driver.run(`return (${String(readEverything)})()`))
}

async function readEverything(): Promise<string> {
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, location.href, history.state]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error(name))
    })
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error ?? new Error(store))
      })
      kept.push(rows)
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) kept.push(url)
  }
  return JSON.stringify(kept)
}
