/** Returns the games of the player's rows (recents, favourites), newest first. */
export const newestFirst = (
  rows: readonly { readonly gameId: string; readonly at: number }[],
): readonly string[] => [...rows].sort((a, b) => b.at - a.at).map(({ gameId }) => gameId)
