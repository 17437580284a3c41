import { liveQuery } from 'dexie'
import { useObservable } from 'dexie-react-hooks'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Query, DatabaseReader } from '#domain/tables/reader'
import { type ResourceName, syncKey, type SyncScope } from '#domain/tables/resources'
import { pageState } from '../../page/page-state'
import { currentReader, memoryTables } from './page-tables'
import { subscribeResource } from './visible-resources'

/**
 * Rows of a live query. `syncedAt` is epoch ms, if a resource was named and has been synced. `hasFailed` is true
 * while there are no rows and its requests fail.
 */
export type LiveQueryResult<T> = { readonly hasFailed?: boolean } & (
  | { readonly status: 'loading'; readonly data: undefined; readonly syncedAt: undefined }
  | { readonly status: 'empty'; readonly data: undefined; readonly syncedAt: number | undefined }
  | { readonly status: 'ready'; readonly data: T; readonly syncedAt: number | undefined }
)

type Dependency = string | number | boolean | null | undefined

const LOADING = { status: 'loading', data: undefined, syncedAt: undefined } as const

/**
 * Reads rows, and reads them again when they change: from Dexie, or in memory mode from the rows that the worker
 * pushes. If a read fails, or the database is cleared while the app runs, the screen keeps its last data.
 * @param query must depend only on `deps`, the merchant and the language
 * @param resource the resource that syncs the rows: gives `syncedAt`, and distinguishes "none" from "not yet"
 */
export const useLiveQuery = <T>(
  query: Query<T | undefined>,
  deps: readonly Dependency[] = [],
  resource?: ResourceName,
): LiveQueryResult<T> => {
  const { merchant, language, storage, generation, session, remembered } = useSnapshot(pageState)
  const member = session?.id ?? remembered?.id ?? ''
  const key = JSON.stringify([merchant, language, member, ...deps])
  const cache = useMemo(() => new LiveQueryCache<T>(), [])
  useEffect(() => (resource ? subscribeResource(resource) : undefined), [resource])
  const result = useObservable(() => {
    const read = (): Promise<KeyedResult<T>> =>
      cache.read(key, query, resource, { merchant, language, member })
    return storage === 'memory' ? memoryObservable(read) : liveQuery(read)
  }, [key, storage, generation])
  return result?.key === key ? result.live : LOADING
}

interface KeyedResult<T> {
  readonly key: string
  readonly live: LiveQueryResult<T>
}

/**
 * Runs a read now and after every push of the worker. Dexie's own live query does not run without a database.
 */
const memoryObservable = <T>(read: () => Promise<T>): MemoryObservable<T> => ({
  hasValue: () => false,
  subscribe: (observer) => {
    let latest = 0
    let isOver = false
    const run = async (): Promise<void> => {
      latest += 1
      const own = latest
      const value = await read()
      if (isOver || own !== latest) return
      if (typeof observer === 'function') observer(value)
      else observer?.next?.(value)
    }
    const stop = memoryTables.subscribe(() => void run())
    void run()
    return {
      unsubscribe: () => {
        isOver = true
        stop()
      },
    }
  },
})

interface MemoryObservable<T> {
  hasValue(): boolean
  subscribe(observer?: ((value: T) => void) | { next?: (value: T) => void } | null): { unsubscribe(): void }
}

/** Caches the last good rows of one live query. */
class LiveQueryCache<T> {
  #last: KeyedResult<T> | undefined

  async read(
    key: string,
    query: Query<T | undefined>,
    resource: ResourceName | undefined,
    scope: SyncScope,
  ): Promise<KeyedResult<T>> {
    const previous = this.#last?.key === key ? this.#last : undefined
    try {
      const reader = currentReader()
      const [data, sync] = await Promise.all([query(reader), resource && readSync(reader, resource, scope)])
      if (data === undefined && previous?.live.status === 'ready' && sync?.syncedAt === undefined)
        return previous
      this.#last = { key, live: toLive(data, sync) }
      return this.#last
    } catch {
      return previous ?? { key, live: LOADING }
    }
  }
}

const toLive = <T>(data: T | undefined, sync: Sync = {}): LiveQueryResult<T> => {
  const { syncedAt, hasFailed = false } = sync
  return data === undefined
    ? { status: 'empty', data: undefined, syncedAt, hasFailed }
    : { status: 'ready', data, syncedAt }
}

interface Sync {
  /** When the gateway last sent or confirmed the resource, in epoch ms. */
  readonly syncedAt?: number
  readonly hasFailed?: boolean
}

const readSync = async (reader: DatabaseReader, resource: ResourceName, scope: SyncScope): Promise<Sync> => {
  const key = syncKey(resource, scope)
  const [state, freshness] = await Promise.all([reader.get('syncState', key), reader.get('freshness', key)])
  const hasFailed = state?.failedAt !== undefined
  if (state?.syncedAt === undefined) return { hasFailed }
  return { syncedAt: Math.max(state.syncedAt, freshness?.checkedAt ?? 0), hasFailed }
}
