import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { balanceOf, fromMinor, writeEntry } from '#gateway/money/ledger'
import type { GatewayContext } from '#gateway/gateway-context'
import type { GameSession } from './game-sessions'
import { tableFor } from './game-tables'

interface Bet {
  /** Created by the game: the same bet sent again has the same id. */
  readonly betId: string
  readonly move: unknown
}

type BetOutcome =
  | { readonly kind: 'settled'; readonly answer: unknown }
  | { readonly kind: 'impossible' | 'duplicate' }
  | { readonly kind: 'short'; readonly balance: number }

const betRow = v.object({ move: v.string(), answer: v.string() })

/**
 * Settles one move: the gateway draws, takes the stake and pays the win in one transaction. A bet that was settled
 * before gets its first response again and moves no money. Amounts in the response are in the currency's unit.
 */
export function placeBet({ db, clock }: GatewayContext, session: GameSession, bet: Bet): BetOutcome {
  const move = JSON.stringify(bet.move)
  return db.transaction((): BetOutcome => {
    const before = db.get(
      betRow,
      'SELECT move, answer FROM game_bet WHERE game_session = ? AND bet_id = ?',
      session.token_hash,
      bet.betId,
    )
    if (before !== null) {
      const isSame = before.move === move
      return isSame ? { kind: 'settled', answer: JSON.parse(before.answer) } : { kind: 'duplicate' }
    }
    const settled = tableFor(session.demo).settle(bet.move, session.round, randomInt)
    if (settled === null) return { kind: 'impossible' }
    const entry = {
      memberId: session.member_id,
      reference: `${session.game_code} ${bet.betId}`,
      at: clock.now(),
    }
    const left = writeEntry(db, { ...entry, kind: 'bet', amount: -settled.stake })
    if (left === null) return { kind: 'short', balance: fromMinor(balanceOf(db, session.member_id)) }
    const balance = writeEntry(db, { ...entry, kind: 'win', amount: settled.win }) ?? left
    const answer = {
      stake: fromMinor(settled.stake),
      win: fromMinor(settled.win),
      balance: fromMinor(balance),
      outcome: settled.outcome,
      round: JSON.parse(settled.round) as unknown,
    }
    db.run(
      'INSERT INTO game_bet (game_session, bet_id, move, answer) VALUES (?, ?, ?, ?)',
      session.token_hash,
      bet.betId,
      move,
      JSON.stringify(answer),
    )
    db.run('UPDATE game_session SET round = ? WHERE token_hash = ?', settled.round, session.token_hash)
    return { kind: 'settled', answer }
  })
}
