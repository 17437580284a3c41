import type { PersistedKey } from '#domain/storage-keys'
import type { LogoutRequestDependencies } from './commands/session/send-logout-request'
import type * as LazyChunk from './lazy-chunk'
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

/** Ends a session on the gateway by its token; retried until the gateway has responded. */
export const sendLogoutRequest = async (
  dependencies: LogoutRequestDependencies,
  token: string,
): Promise<void> => {
  await (await loadLazyChunk())?.sendLogoutRequest(dependencies, token)
}
