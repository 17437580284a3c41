type Listener = () => void

/** The favourites in the table, and the player's changes that are not saved yet. */
let stored: ReadonlySet<string> = new Set()
const requested = new Map<string, boolean>()
const listeners = new Set<Listener>()

export const subscribeFavourites = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isFavourite = (gameId: string): boolean => requested.get(gameId) ?? stored.has(gameId)

/** Sets the favourites from the table. All hearts read this one set instead of running a query each. */
export const setStoredFavourites = (gameIds: readonly string[]): void => {
  stored = new Set(gameIds)
  changed()
}

/**
 * Shows a change at once and saves it. If saving fails, the change is undone, unless the player has changed it
 * again.
 * @param write resolves with true if it was saved
 */
export const toggleFavouriteOptimistically = async (
  gameId: string,
  isChosen: boolean,
  write: () => Promise<boolean>,
): Promise<void> => {
  requested.set(gameId, isChosen)
  changed()
  const isSaved = await write()
  if (requested.get(gameId) !== isChosen) return
  requested.delete(gameId)
  // Used until the table's rows arrive a moment later.
  if (isSaved) {
    const ids = new Set(stored)
    if (isChosen) ids.add(gameId)
    else ids.delete(gameId)
    stored = ids
  }
  changed()
}

const changed = (): void => {
  for (const listener of listeners) listener()
}
