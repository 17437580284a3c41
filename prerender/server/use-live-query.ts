import { use, useId } from 'react'
import type { Query } from '#domain/tables/reader'
import type { ResourceName } from '#domain/tables/resources'
import { pageState } from '../../src/shared/page/page-state'
import { currentReader } from '../../src/shared/worker/query/page-tables'
import { type LiveQueryResult, readLive } from '../../src/shared/worker/query/read-live'

export type { LiveQueryResult } from '../../src/shared/worker/query/read-live'

type Dependency = string | number | boolean | null | undefined

const reads = new Map<string, Promise<LiveQueryResult<unknown>>>()

/** Forgets the rows that earlier screens have read. */
export const forgetReads = (): void => {
  reads.clear()
}

/**
 * Replaces src/shared/worker/query/use-live-query.ts: reads the rows once, and React waits for them. A component that
 * waits is rendered again from the start, with the same id.
 */
export const useLiveQuery = <T>(
  query: Query<T | undefined>,
  deps: readonly Dependency[] = [],
  resource?: ResourceName,
): LiveQueryResult<T> => {
  const { merchant, language } = pageState
  const key = JSON.stringify([useId(), merchant, language, ...deps])
  const read =
    reads.get(key) ?? readLive(currentReader(), query, resource, { merchant, language, member: '' })
  reads.set(key, read)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names the query of this component
  return use(read as Promise<LiveQueryResult<T>>)
}

/** All rows are read at once here. */
export const useUrgentQuery = <T>(
  query: Query<T | undefined>,
  deps: readonly Dependency[] = [],
): LiveQueryResult<T> => useLiveQuery(query, deps)
