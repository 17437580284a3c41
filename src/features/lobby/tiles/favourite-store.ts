type Listener = () => void

/** The favourites as the table has them, and what the player has just asked for and is not written yet. */
let stored: ReadonlySet<string> = new Set()
const requested = new Map<string, boolean>()
const listeners = new Set<Listener>()

export const subscribeFavourites = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isFavourite = (gameId: string): boolean => requested.get(gameId) ?? stored.has(gameId)

/** The rows have been read: the one set that every heart asks, instead of a query for each. */
export const setStoredFavourites = (gameIds: readonly string[]): void => {
  stored = new Set(gameIds)
  changed()
}

/**
 * Shows a wish at once and has it written; one that cannot be written is taken back, unless the player has changed
 * their mind since.
 * @param write answers whether it is kept
 */
export const toggleFavouriteOptimistically = async (
  gameId: string,
  isChosen: boolean,
  write: () => Promise<boolean>,
): Promise<void> => {
  requested.set(gameId, isChosen)
  changed()
  const isKept = await write()
  if (requested.get(gameId) !== isChosen) return
  requested.delete(gameId)
  // The table's own word follows a moment later: until then this is it.
  if (isKept) {
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
