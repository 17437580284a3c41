import type { DatabaseReader, Query } from '#domain/tables/reader'
import { type ResourceName, syncKey, type SyncScope } from '#domain/tables/resources'

/**
 * Rows of a live query. `syncedAt` is epoch ms, if a resource was named and has been synced. `hasFailed` is true
 * while there are no rows and its requests fail.
 */
export type LiveQueryResult<T> = { readonly hasFailed?: boolean } & (
  | { readonly status: 'loading'; readonly data: undefined; readonly syncedAt: undefined }
  | { readonly status: 'empty'; readonly data: undefined; readonly syncedAt: number | undefined }
  | { readonly status: 'ready'; readonly data: T; readonly syncedAt: number | undefined }
)

export const LOADING = { status: 'loading', data: undefined, syncedAt: undefined } as const

/**
 * Reads the rows of a query once.
 * @param resource the resource that syncs the rows: its state is read too
 * @throws if the read fails
 */
export const readLive = async <T>(
  reader: DatabaseReader,
  query: Query<T | undefined>,
  resource: ResourceName | undefined,
  scope: SyncScope,
): Promise<LiveQueryResult<T>> => {
  const [data, sync] = await Promise.all([query(reader), resource && readSync(reader, resource, scope)])
  // The rows may have been stored between the two reads: "none" would show until the next one.
  return toLive(data === undefined && sync?.syncedAt ? await query(reader) : data, sync)
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
