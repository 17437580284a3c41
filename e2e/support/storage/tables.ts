import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { CACHE_DATABASE, USER_DATABASE } from '#domain/tables/schema'

/** Table → rows, in the order of their keys. */
const dump = v.record(v.string(), v.array(v.record(v.string(), v.unknown())))

export type Dump = Readonly<v.InferOutput<typeof dump>>

/**
 * Returns all tables of one database, or the named ones, read without the app. A database that does not exist is
 * empty, and is not created.
 */
export async function readTables(
  page: Page,
  database = CACHE_DATABASE,
  names?: readonly string[],
): Promise<Dump> {
  const found = await page.evaluate(
    async ([name, wanted]) => {
      const known = await indexedDB.databases()
      if (!known.some((one) => one.name === name)) return {}
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error(name))
      })
      const stores = [...db.objectStoreNames].filter((store) => wanted?.includes(store) ?? true)
      // One transaction: what a reader sees at one moment.
      const reading = stores.length > 0 ? db.transaction(stores) : null
      const requests = stores.map((store) => reading?.objectStore(store).getAll())
      await new Promise((resolve, reject) => {
        if (reading === null) {
          resolve(null)
          return
        }
        reading.oncomplete = resolve
        reading.onabort = () => reject(reading.error ?? new Error(name))
      })
      db.close()
      return Object.fromEntries(stores.map((store, at) => [store, requests[at]?.result as unknown]))
    },
    [database, names] as const,
  )
  return v.parse(dump, found)
}

/** Returns the entries waiting to be delivered. */
export const readOutbox = async (page: Page): Promise<Dump[string]> =>
  (await readTables(page, USER_DATABASE))['outbox'] ?? []

/** The tables with the merchant's content from the gateway, without the times of its responses. */
export const CONTENT_TABLES = [
  ...['settings', 'domains', 'gameBuckets', 'vendors', 'popular', 'banners', 'announcements', 'matches'],
  'gameIndex',
] as const

/** Waits until each of these tables has rows. */
export async function waitForContent(page: Page): Promise<void> {
  for (const table of CONTENT_TABLES)
    await expect
      .poll(async () => (await readTables(page, CACHE_DATABASE, [table]))[table]?.length ?? 0, {
        message: table,
      })
      .toBeGreaterThan(0)
}

export const contentOf = (dump: Dump): Dump =>
  Object.fromEntries(CONTENT_TABLES.map((name) => [name, dump[name] ?? []]))

/** True if the games of the shown language are complete, and not in the middle of a change. */
export async function gamesAreWhole(page: Page): Promise<boolean> {
  return (await readGamesState(page)) === 'whole'
}

/** Returns how much of the games of the shown language is stored. */
export async function readGamesState(page: Page): Promise<'none' | 'partial' | 'whole'> {
  const { syncState = [] } = await readTables(page, CACHE_DATABASE, ['syncState'])
  const state = syncState.find(({ key }) => String(key).startsWith('gameBuckets|'))
  if (state?.['isPartial'] === true) return 'partial'
  return state?.['contentHash'] === undefined ? 'none' : 'whole'
}

/** Checks what must be true whenever the app may read: nothing is marked as complete that is not. */
export function expectNotHalfSeen(dump: Dump): void {
  const { syncState = [], rowDigests = [], gameBuckets = [], gameIndex = [] } = dump
  const state = syncState.find(({ key }) => String(key).startsWith('gameBuckets|'))
  if (state?.['contentHash'] === undefined || state['isPartial'] === true) return
  const digests = rowDigests.find(({ key }) => key === state['key'])
  const packed = digests?.['packedIds']
  const buckets = typeof packed === 'string' ? packed.split('\n') : []
  expect(new Set(gameBuckets.map(({ bucket }) => bucket))).toEqual(new Set(buckets))
  const lobby = gameIndex.find(({ part }) => part === 'lobby')
  const lines = gameBuckets.flatMap(({ packedGames }) => String(packedGames).trim().split('\n'))
  expect(lobby?.['total']).toBe(lines.length)
}
