/** The games of a player's own rows (recents, favourites), the latest first. */
export const newestFirst = (
  rows: readonly { readonly gameId: string; readonly at: number }[],
): readonly string[] => [...rows].sort((a, b) => b.at - a.at).map(({ gameId }) => gameId)
