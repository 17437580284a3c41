import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { GatewayContext } from '#gateway/gateway-context'
import { hashOfToken, newToken } from '#gateway/crypto/tokens'
import { DEMO_GAMES, type DemoGame } from './demo-game'
import { tableFor } from './game-tables'

const TICKET_MS = 60_000 // a launch is followed at once, or asked for again

const ticketRow = v.object({
  session_hash: v.string(),
  demo: v.picklist(DEMO_GAMES),
  game_code: v.string(),
})

const gameSessionRow = v.object({
  token_hash: v.string(),
  demo: v.picklist(DEMO_GAMES),
  game_code: v.string(),
  round: v.string(),
  member_id: v.number(),
})

export type GameSession = v.InferOutput<typeof gameSessionRow>

interface Launch {
  /** The login session that it comes from, and ends with. */
  readonly sessionHash: string
  readonly demo: DemoGame
  readonly gameCode: string
}

/** A ticket that opens one game once, within a minute: the session's own token never stands in an address. */
export function openLaunch({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>, launch: Launch): string {
  const ticket = newToken()
  const now = clock.now()
  db.run('DELETE FROM launch_ticket WHERE ends_at < ?', now)
  db.run(
    'INSERT INTO launch_ticket (ticket_hash, session_hash, demo, game_code, ends_at) VALUES (?, ?, ?, ?, ?)',
    hashOfToken(ticket),
    launch.sessionHash,
    launch.demo,
    launch.gameCode,
    now + TICKET_MS,
  )
  return ticket
}

/**
 * Uses a ticket up and answers the token of a session of the game alone, or null. A round that was left in the same
 * game goes on; the session that held it ends.
 */
export function exchangeTicket({ db, clock }: GatewayContext, ticket: string): string | null {
  return db.transaction(() => {
    const hash = hashOfToken(ticket)
    const launch = db.get(
      ticketRow,
      'SELECT session_hash, demo, game_code FROM launch_ticket WHERE ticket_hash = ? AND ends_at >= ?',
      hash,
      clock.now(),
    )
    db.run('DELETE FROM launch_ticket WHERE ticket_hash = ?', hash)
    if (launch === null) return null
    const place = [launch.session_hash, launch.game_code] as const
    const left = db.get(
      v.object({ round: v.string() }),
      'SELECT round FROM game_session WHERE session_hash = ? AND game_code = ?',
      ...place,
    )
    db.run('DELETE FROM game_session WHERE session_hash = ? AND game_code = ?', ...place)
    const token = newToken()
    db.run(
      'INSERT INTO game_session (token_hash, session_hash, demo, game_code, round) VALUES (?, ?, ?, ?, ?)',
      hashOfToken(token),
      launch.session_hash,
      launch.demo,
      launch.game_code,
      left?.round ?? tableFor(launch.demo).start(randomInt),
    )
    return token
  })
}

/** The game session of a token, or null once it, or the login that it came from, has ended. */
export function findGameSession({ db }: GatewayContext, token: string): GameSession | null {
  return db.get(
    gameSessionRow,
    `SELECT game_session.token_hash, demo, game_code, round, member_id
     FROM game_session JOIN session ON session.token_hash = session_hash WHERE game_session.token_hash = ?`,
    hashOfToken(token),
  )
}
