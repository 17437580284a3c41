import { newestFirst } from '#domain/games/newest-first'
import { readGames } from '#domain/tables/game-buckets'
import type { DatabaseReader } from '#domain/tables/reader'
import type { GameRow } from '#domain/tables/rows'
import { pageState } from '../../page/page-state'

export interface PlayerGame {
  readonly id: string
  /** Undefined for one that the merchant no longer has. */
  readonly game: GameRow | undefined
}

/**
 * Returns the games that a player has played or marked on this device, newest first. For a live query.
 * @param owner the member's id, or `guest`
 * @param most maximum number of games; all if omitted
 */
export const readPlayerGames = async (
  read: DatabaseReader,
  table: 'recents' | 'favourites',
  owner: string,
  most?: number,
): Promise<readonly PlayerGame[]> => {
  const { merchant, language } = pageState
  const ids = newestFirst(await read.startingWith(table, [merchant, owner])).slice(0, most)
  const games = await readGames(read, { merchant, language }, ids)
  return ids.map((id, place) => ({ id, game: games[place] }))
}

/** Returns the games that the merchant still has. */
export const filterAvailableGames = (own: readonly PlayerGame[]): readonly GameRow[] =>
  own.flatMap(({ game }) => game ?? [])
