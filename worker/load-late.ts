import type { PersistedKey } from '#domain/constants/storage-keys'
import type * as Late from './late'
import type { Store } from './store/store'

/** Loads what no first screen needs; null when it cannot be had. */
export const loadLate = (): Promise<typeof Late | null> => import('./late').catch(() => null)

/** Saves one of the player's choices in the database, with the time of this call. */
export const saveChoice = async (
  store: Store,
  key: PersistedKey,
  value: string,
  at = Date.now(),
): Promise<void> => {
  await (await loadLate())?.saveChoice(store, key, value, at)
}
