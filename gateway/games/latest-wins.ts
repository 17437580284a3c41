import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { fromMinor } from '../money/ledger'

const MOST = 20
const LEAST_MINOR = 500 // smaller wins are no news

const winRow = v.object({
  id: v.string(),
  game_id: v.string(),
  player: v.string(),
  amount: v.number(),
  at: v.number(),
})

/**
 * GET GCSGAME_getLatestWins: the last wins of members, and those that the content brings along, the newest first. Only
 * the first and the last letter of a name are public.
 */
export function listLatestWins({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>) {
  return db
    .all(
      winRow,
      `SELECT id, game_id, player, amount, at FROM win WHERE at <= ?1
       UNION ALL
       SELECT 'm-' || ledger_entry.id, game.game_id, username, amount, at
       FROM ledger_entry
       JOIN member ON member.id = member_id
       JOIN game ON game_code = substr(reference, 1, instr(reference, ' ') - 1)
       WHERE kind = 'win' AND amount >= ${String(LEAST_MINOR)}
       ORDER BY at DESC LIMIT ${String(MOST)}`,
      clock.now(),
    )
    .map(({ id, game_id: gameId, player, amount, at: time }) => ({
      id,
      gameId,
      player: `${player.slice(0, 1)}***${player.slice(-1)}`,
      amount: fromMinor(amount),
      time,
    }))
}
