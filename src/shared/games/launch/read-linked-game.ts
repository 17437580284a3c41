import { unpackIds } from '#domain/lobby/game-index'
import type { LaunchLink } from '#domain/games/launch-url'
import { linkedGame } from '#domain/games/linked-game'
import { mergedVendor } from '#domain/lobby/vendor-order'
import { readGames } from '#domain/tables/game-buckets'
import type { DatabaseReader } from '#domain/tables/reader'
import type { ContentScope, GameRow } from '#domain/tables/rows'

/**
 * Returns the game a link refers to, from the tables (GAM-07). Of twenty thousand games it reads only those of one
 * vendor.
 */
export const readLinkedGame = async (
  read: DatabaseReader,
  scope: ContentScope,
  link: LaunchLink,
): Promise<GameRow | null> => {
  if (link.gameId !== undefined) return (await readGames(read, scope, [link.gameId]))[0] ?? null
  if (link.vendor === undefined) return null
  const { merchant, language } = scope
  const vendor = mergedVendor(link.vendor)
  const lobby = await read.get('gameIndex', [merchant, language, 'lobby'])
  const shelves = lobby && 'shelves' in lobby ? lobby.shelves : []
  const parts = shelves
    .filter((shelf) => shelf.vendors.some((each) => each.vendor === vendor))
    .map((shelf) => [merchant, language, `vendor:${shelf.id}:${vendor}`])
  const rows = await read.getMany('gameIndex', parts)
  const ids = rows.flatMap((row) => (row && 'packedIds' in row ? unpackIds(row.packedIds) : []))
  const games = await readGames(read, scope, ids)
  return linkedGame(
    games.filter((game) => game !== undefined),
    link,
  )
}
