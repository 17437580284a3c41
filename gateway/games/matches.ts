import * as v from 'valibot'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'

const matchRow = v.object({
  id: v.string(),
  home: v.string(),
  away: v.string(),
  league: v.string(),
  start_time: v.number(),
  vendor: v.string(),
  game_code: v.string(),
})

/** Returns a match by the code that launches it, or null. */
export function findMatch(db: Database, language: ContentLanguage, gameCode: string) {
  return listMatches(db, language).find((match) => match.gameCode === gameCode) ?? null
}

/** Moves all matches to a later time. */
export function postponeMatches(db: Database, byMs: number): void {
  db.run('UPDATE game_match SET start_time = start_time + ?', byMs)
}

/** GET GCSGAME_getGameMatchV2: the coming matches, the next one first. */
export function listMatches(db: Database, language: ContentLanguage) {
  const [home, away, league] = ['home', 'away', 'league'].map((name) => column(name, language))
  return db
    .all(
      matchRow,
      `SELECT id, ${home} AS home, ${away} AS away, ${league} AS league, start_time, vendor, game_code
       FROM game_match ORDER BY start_time`,
    )
    .map(({ start_time: startTime, game_code: gameCode, ...row }) => ({ ...row, startTime, gameCode }))
}
