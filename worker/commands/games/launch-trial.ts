import { TRIAL_LAUNCH_ENDPOINT, TRIAL_LAUNCH_SYNC_ENDPOINT } from '#domain/contract/command-endpoints'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { PageFactsStore } from '../../page-facts-store'
import type { HttpClient } from '../../net/http-client'
import type { Store } from '../../store/store'
import { fetchGameUrl } from './fetch-game-url'
import { addRecentGame } from './add-recent-game'

export interface TrialLaunch {
  readonly gameId: string
  readonly nodeId: string
  /** The synchronous variant, for a window that was opened within the tap (GAM-06). */
  readonly inNewWindow?: boolean
}

interface Dependencies {
  readonly httpClient: HttpClient
  readonly store: Store
  readonly facts: PageFactsStore
  readonly origin: string
  /** Returns the current member; undefined for a guest. */
  readonly memberNow: () => string | undefined
}

/** Launches a trial game (GAM-06, S7): fetches its URL and adds it to the recent games. */
export const launchTrial = async (
  { httpClient, store, facts, origin, memberNow }: Dependencies,
  { gameId, nodeId, inNewWindow = false }: TrialLaunch,
): Promise<Result<{ gameUrl: string }, AppError>> => {
  const member = memberNow()
  const launched = await fetchGameUrl(httpClient, origin, {
    path: inNewWindow ? TRIAL_LAUNCH_SYNC_ENDPOINT : TRIAL_LAUNCH_ENDPOINT,
    access: 'open',
    query: { gameId, nodeId, platform: 'html5' },
  })
  // After a logout meanwhile, no trace of the game is saved.
  if (launched.ok && memberNow() === member) await addRecentGame(store, facts, member, gameId)
  return launched
}
