import { liveQuery } from 'dexie'
import { useObservable } from 'dexie-react-hooks'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Query } from '#domain/tables/reader'
import type { ResourceName, SyncScope } from '#domain/tables/resources'
import { pageState } from '../../page/page-state'
import { currentReader, memoryTables, readAgainLater } from './page-tables'
import { LOADING, type LiveQueryResult, readLive } from './read-live'
import { subscribeResource } from './visible-resources'

export type { LiveQueryResult } from './read-live'

type Dependency = string | number | boolean | null | undefined

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
): LiveQueryResult<T> => useQuery(inSlices, query, deps, resource)

/** The same at once: for rows of which no state may be skipped, or that something waits for, such as transactions. */
export const useUrgentQuery = <T>(
  query: Query<T | undefined>,
  deps: readonly Dependency[] = [],
): LiveQueryResult<T> => useQuery(atOnce, query, deps)

const useQuery = <T>(
  report: Report,
  query: Query<T | undefined>,
  deps: readonly Dependency[],
  resource?: ResourceName,
): LiveQueryResult<T> => {
  const { merchant, language, storage, generation, session, remembered } = useSnapshot(pageState)
  const member = session?.id ?? remembered?.id ?? ''
  const scope = JSON.stringify([merchant, member, ...deps])
  const key = language + scope
  const cache = useMemo(() => new LiveQueryCache<T>(), [])
  useEffect(() => (resource ? subscribeResource(resource) : undefined), [resource])
  // useObservable keeps its value in a ref. An urgent render that reads it before its transition, and changes nothing,
  // is dropped, and with it the effects that depend on the value. So the value is a state, and the ref stays empty.
  const [result, setResult] = useState<KeyedResult<T>>()
  useObservable<never>(() => {
    const read = (): Promise<KeyedResult<T>> =>
      cache.read(key, query, resource, { merchant, language, member })
    const source: Source<KeyedResult<T>> = storage === 'memory' ? memorySource(read) : liveQuery(read)
    return {
      hasValue: () => false, // else each query would run once more, during the render
      subscribe: (_next, fail) => source.subscribe((value) => report(() => setResult(value)), fail),
    }
  }, [key, storage, generation])
  // After a change of the language the old rows stay until the new ones are read: a form keeps what was typed.
  return result?.key.endsWith(scope) ? result.live : LOADING
}

interface KeyedResult<T> {
  readonly key: string
  readonly live: LiveQueryResult<T>
}

interface Source<T> {
  subscribe(next: (value: T) => void, fail?: (error: unknown) => void): { unsubscribe(): void }
}

type Report = (show: () => void) => void

/**
 * Reports values as transitions: React renders what they change in slices, unless something urgent renders the same
 * part first. Drawn at once, the first games block a slow phone for 0.2 s.
 */
const inSlices: Report = startTransition

const atOnce: Report = (show) => show()

/**
 * Runs a read now and after every push of the worker. Dexie's own live query does not run without a database.
 */
const memorySource = <T>(read: () => Promise<T>): Source<T> => ({
  subscribe: (next) => {
    let latest = 0
    let isOver = false
    const run = async (): Promise<void> => {
      latest += 1
      const own = latest
      const value = await read()
      if (!isOver && own === latest) next(value)
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
      const live = await readLive(currentReader(), query, resource, scope)
      if (live.status === 'empty' && previous?.live.status === 'ready' && live.syncedAt === undefined)
        return previous
      this.#last = { key, live }
      return this.#last
    } catch {
      readAgainLater()
      return previous ?? { key, live: LOADING }
    }
  }
}
