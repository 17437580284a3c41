import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { GatewayContext } from '#gateway/gateway-context'
import { hashOfToken, newToken } from '#gateway/crypto/tokens'
import { DEMO_GAMES, type DemoGame } from './demo-game'
import { tableFor } from './game-tables'

const TICKET_MS = 60_000 // the player follows a launch at once, or requests it again

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
  /** The login session that opened it; the game session ends with it. */
  readonly sessionHash: string
  readonly demo: DemoGame
  readonly gameCode: string
}

/** Creates a ticket that opens one game once, within a minute. The session's own token never appears in a URL. */
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
 * Uses up a ticket and returns the token of a session for this game only, or null. An unfinished round of the same
 * game continues; its previous session ends.
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

/** Returns the game session of a token, or null if it, or the login behind it, has ended. */
export function findGameSession({ db }: GatewayContext, token: string): GameSession | null {
  return db.get(
    gameSessionRow,
    `SELECT game_session.token_hash, demo, game_code, round, member_id
     FROM game_session JOIN session ON session.token_hash = session_hash WHERE game_session.token_hash = ?`,
    hashOfToken(token),
  )
}
