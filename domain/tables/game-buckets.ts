import { hashText } from '../text/hash-text'
import { tryParseJson } from '../text/parse-json'
import type { DatabaseReader } from './reader'
import type { ContentScope, GameBucketRow, GameRow } from './rows'

// A prime, so that similar ids are spread evenly. Of 20,000 games each bucket has 20. Another number needs an upgrade.
const BUCKETS = 1009

/** Returns the bucket of the game with this id. */
export const bucketOf = (gameId: string): string => String(hashText(gameId, BUCKETS))

/** Returns the rows of all games of one scope. They do not depend on the order of the games. */
export const packGames = (
  { merchant, language }: ContentScope,
  games: readonly GameRow[],
): readonly GameBucketRow[] => {
  const buckets = new Map<string, string[]>()
  for (const game of games) {
    const bucket = bucketOf(game.gameId)
    const lines = buckets.get(bucket) ?? []
    lines.push(`\n${game.gameId}\t${JSON.stringify(game)}`)
    buckets.set(bucket, lines)
  }
  return [...buckets].map(([bucket, lines]) => ({
    merchant,
    language,
    bucket,
    packedGames: lines.sort().join(''),
  }))
}

/**
 * Returns the games of these ids, in their order, with `undefined` for a missing one.
 * @param known games by their JSON: one that is in it is not parsed again, and stays the same object
 */
export const readGames = async (
  read: DatabaseReader,
  { merchant, language }: ContentScope,
  ids: readonly string[],
  known?: Map<string, GameRow>,
): Promise<(GameRow | undefined)[]> => {
  if (ids.length === 0) return []
  const buckets = [...new Set(ids.map(bucketOf))]
  const rows = await read.getMany(
    'gameBuckets',
    buckets.map((bucket) => [merchant, language, bucket]),
  )
  return ids.map((id) => {
    const packed = rows[buckets.indexOf(bucketOf(id))]?.packedGames
    const json = packed?.split(`\n${id}\t`)[1]?.split('\n', 1)[0] ?? ''
    const game = known?.get(json) ?? parseGame(json)
    if (game) known?.set(json, game)
    return game
  })
}

/** Returns the game of a line without its id. The games were validated before they were packed. */
export const parseGame = (json: string | undefined): GameRow | undefined => {
  const game: unknown = tryParseJson(json)
  return isGame(game) ? game : undefined
}

const isGame = (value: unknown): value is GameRow => value !== undefined
