import { parseGame } from '#domain/tables/game-buckets'
import type { GameBucketRow, GameRow } from '#domain/tables/rows'

/** Returns all games of these buckets. */
export const unpackGames = (rows: readonly GameBucketRow[]): readonly GameRow[] =>
  rows.flatMap(({ packedGames }) =>
    packedGames.split('\n').flatMap((line) => parseGame(line.split('\t')[1]) ?? []),
  )
