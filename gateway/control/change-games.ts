import * as v from 'valibot'
import type { Database } from '../db/database'
import { random } from '../seeded-random'

/** Removes all games, as an operator's error would. */
export function removeGames(db: Database): void {
  db.run('DELETE FROM popular')
  db.run('DELETE FROM game')
}

/** Changes `percent` of the games (their hot flag), selected by `seed`; returns how many. */
export function touchGames(db: Database, percent: number, seed: number): number {
  const ids = db.all(v.object({ game_id: v.string() }), 'SELECT game_id FROM game').map((row) => row.game_id)
  const next = random(seed)
  const wanted = Math.round((ids.length * percent) / 100)
  const shuffled = ids.map((id) => ({ id, key: next() })).sort((a, b) => a.key - b.key)
  const touched = shuffled.slice(0, wanted)
  db.insertAll(
    'UPDATE game SET is_hot = 1 - is_hot WHERE game_id = ?',
    touched.map(({ id }) => [id]),
  )
  return touched.length
}
