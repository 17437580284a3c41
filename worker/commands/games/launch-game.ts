import { LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { deviceName } from '#domain/sync/device-name'
import { buildLaunchQuery } from '#domain/games/launch-query'
import { readGames } from '#domain/tables/game-buckets'
import type { PageFactsStore } from '../../page-facts-store'
import type { HttpClient } from '../../net/http-client'
import type { Store } from '../../store/store'
import { fetchGameUrl } from './fetch-game-url'
import { addRecentGame } from './add-recent-game'

/** A game of the lobby by its id, or by the parameters of a link to /m/launchGame (GAM-03, GAM-04). */
export interface GameLaunch {
  readonly gameId?: string
  readonly vendor?: string
  readonly gameCode?: string
  readonly prizeMode?: string
  readonly playType?: string
  readonly lottoView?: string
  /** URL in our app that the game links back to. */
  readonly backUrl: string
}

interface Dependencies {
  readonly httpClient: HttpClient
  readonly store: Store
  readonly facts: PageFactsStore
  readonly origin: string
}

/** Launches a game for a member (GAM-03, GAM-04): fetches its URL and adds it to the recent games. */
export const launchGame = async (
  { httpClient, store, facts, origin }: Dependencies,
  { gameId, ...link }: GameLaunch,
): Promise<Result<{ gameUrl: string }, AppError>> => {
  const { session, merchant, language, deviceKind, isLanguageChosen } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const [game] = gameId === undefined ? [] : await readGames(store, { merchant, language }, [gameId])
  const member = await store.get('members', [merchant, session.id])
  const launched = await fetchGameUrl(httpClient, origin, {
    path: LAUNCH_GAME_ENDPOINT,
    access: 'protected',
    query: buildLaunchQuery({
      ...link,
      game: game ?? null,
      device: deviceName(deviceKind),
      language,
      isLanguageChosen,
      labelName: member?.clubLabel?.labelName,
    }),
  })
  // After a logout meanwhile, no trace of the game is saved.
  const isStillIn = facts.current.session?.id === session.id
  if (launched.ok && game && isStillIn) await addRecentGame(store, facts, session.id, game.gameId)
  return launched
}
