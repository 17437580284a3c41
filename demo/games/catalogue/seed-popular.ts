import * as v from 'valibot'
import type { Database } from '#gateway/db/database'

const POPULAR_COUNT = 24
const APART = 3 // one row of the lobby: no palette repeats within it

/** Order of the kinds: slots most often, and every kind within the first two rows. */
const TURNS = [
  'RNG',
  'LIVE',
  'FISH',
  'RNG',
  'LOTT',
  'RNG',
  'SPORTS',
  'PVP',
  'RNG',
  'ELOTT',
  'LIVE',
  'ESPORTS',
] as const

const candidateRow = v.object({ game_id: v.string(), classify: v.string(), palette: v.number() })

type Candidate = v.InferOutput<typeof candidateRow>

/**
 * Seeds the most played games: every kind in turn, hot games and those with a trial first, neighbours in different
 * colours.
 */
export function seedPopular(db: Database): void {
  const candidates = db.all(
    candidateRow,
    `SELECT game_id, classify, palette FROM game JOIN vendor USING (vendor)
     ORDER BY has_trial DESC, is_hot DESC, sort_order`,
  )
  const chosen: Candidate[] = []
  for (let turn = 0; chosen.length < POPULAR_COUNT && turn < POPULAR_COUNT * 2; turn += 1) {
    const wanted = TURNS[turn % TURNS.length]
    const near = chosen.slice(-APART).map((game) => game.palette)
    const open = candidates.filter((game) => game.classify === wanted && !chosen.includes(game))
    const game = open.find(({ palette }) => !near.includes(palette)) ?? open[0]
    if (game !== undefined) chosen.push(game)
  }
  db.insertAll(
    'INSERT INTO popular (position, game_id) VALUES (?, ?)',
    chosen.map((game, position) => [position, game.game_id]),
  )
}
