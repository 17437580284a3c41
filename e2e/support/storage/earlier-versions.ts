import type { Page } from '@playwright/test'
import { CACHE_DATABASE, USER_DATABASE } from '#domain/tables/schema'

type Stores = Readonly<Record<string, string | readonly string[]>>

/** Dexie counts in tenths. */
const VERSION = 20

/** The schema of version 2, store by store with its key path, recorded as it was: never changed afterwards. */
const EARLIER: Readonly<Record<string, Stores>> = {
  [CACHE_DATABASE]: {
    settings: 'merchant',
    status: 'merchant',
    domains: 'merchant',
    games: ['merchant', 'language', 'gameId'],
    vendors: ['merchant', 'language', 'gameClassify'],
    popular: ['merchant', 'language'],
    banners: ['merchant', 'language', 'id'],
    announcements: ['merchant', 'language', 'id'],
    gameIndex: ['merchant', 'language', 'part'],
    syncState: 'key',
    freshness: 'key',
    rowDigests: 'key',
    connection: 'id',
    leader: 'id',
    config: 'id',
    members: ['merchant', 'member'],
    rankProgress: ['merchant', 'member'],
    matches: ['merchant', 'language', 'id'],
  },
  [USER_DATABASE]: {
    recents: ['merchant', 'member', 'gameId'],
    favourites: ['merchant', 'member', 'gameId'],
    vault: 'id',
  },
}

/**
 * Replaces both databases with those of version 2, with the rows that their stores have now. No page of the app may
 * be open.
 */
export async function layEarlier(page: Page): Promise<void> {
  for (const [database, stores] of Object.entries(EARLIER)) await relay(page, database, stores)
}

const relay = (page: Page, database: string, stores: Stores): Promise<void> =>
  page.evaluate(
    async ([name, number, keyPaths]) => {
      const settled = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error ?? new Error(name))
        })
      const now = await settled(indexedDB.open(name))
      const rows = new Map<string, readonly unknown[]>()
      for (const store of Object.keys(keyPaths))
        rows.set(store, await settled<unknown[]>(now.transaction(store).objectStore(store).getAll()))
      now.close()
      await settled(indexedDB.deleteDatabase(name))
      const laying = indexedDB.open(name, number)
      laying.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries(keyPaths)) {
          const added = laying.result.createObjectStore(store, {
            keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath],
          })
          for (const row of rows.get(store) ?? []) added.put(row)
        }
      }
      const laid = await settled(laying)
      laid.close()
    },
    [database, VERSION, stores] as const,
  )
