import * as v from 'valibot'
import type { Database } from '../db/database'

/** GET /lgw/games/popular: ids, the most played first. */
export function listPopular(db: Database): string[] {
  return db
    .all(v.object({ game_id: v.string() }), 'SELECT game_id FROM popular ORDER BY position')
    .map((row) => row.game_id)
}
