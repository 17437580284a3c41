import type { PersistedKey } from '#domain/storage-keys'
import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type * as LazyChunk from './lazy-chunk'
import { CHUNK_UNAVAILABLE } from './chunk-unavailable-error'
import type { Store } from './store/store'

/** Loads the code that no first screen needs; null if it cannot be loaded. */
export const loadLazyChunk = (): Promise<typeof LazyChunk | null> => import('./lazy-chunk').catch(() => null)

/** Saves one of the player's choices in the database, with the time of this call. */
export const saveChoice = async (
  store: Store,
  key: PersistedKey,
  value: string,
  at = Date.now(),
): Promise<void> => {
  await (await loadLazyChunk())?.saveChoice(store, key, value, at)
}

/** Runs a command whose code no first screen needs. */
export const withLazyChunk = async <T>(
  run: (lazy: typeof LazyChunk) => Promise<Result<T, AppError>>,
): Promise<Result<T, AppError>> => {
  const lazy = await loadLazyChunk()
  return lazy ? run(lazy) : err(CHUNK_UNAVAILABLE)
}
