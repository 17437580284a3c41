import * as v from 'valibot'
import type { Database } from '#gateway/db/database'
import { random } from '#gateway/seeded-random'

const DAY_MS = 86_400_000
const EVERY_MS = 7 * 60_000
const DAYS = 7 // the gateway shows a win only when its time has come

const PLAYERS = ['marikit', 'jiro88', 'amirah', 'thanh', 'wei', 'rosa', 'budi', 'kavya', 'nour', 'leon']
const GAMES_WITH_WINS = 40

/** Seeds the wins of other players, from the day before `today` (epoch ms) on. They are in hundredths. */
export function seedWins(db: Database, today: number): void {
  const next = random(today / DAY_MS)
  const pick = <Value>(all: readonly Value[]) => all[Math.floor(next() * all.length)]
  const games = db
    .all(
      v.object({ game_id: v.string() }),
      'SELECT game_id FROM game WHERE prize_modes IS NULL ORDER BY sort_order LIMIT ?',
      GAMES_WITH_WINS,
    )
    .map((row) => row.game_id)
  if (games.length === 0) return
  const count = Math.floor((DAYS * DAY_MS) / EVERY_MS)
  db.insertAll(
    'INSERT INTO win (id, game_id, player, amount, at) VALUES (?, ?, ?, ?, ?)',
    Array.from({ length: count }, (_, index) => [
      `w-${String(index)}`,
      pick(games) ?? '',
      pick(PLAYERS) ?? '',
      Math.floor(8_000 * 200 ** next()),
      today - DAY_MS + index * EVERY_MS + Math.floor(next() * EVERY_MS),
    ]),
  )
}
