import { TRIAL_LAUNCH_PATH, TRIAL_LAUNCH_SYNC_PATH } from '#domain/constants/endpoints'
import { LAUNCH_TIMEOUT_MS } from '#domain/constants/timing'
import { launchSchema } from '#domain/contract/games'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { gameAddress } from '#domain/rules/url-rule'
import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import type { Store } from '../store/store'
import { notePlayed } from './note-played'

export interface TrialLaunch {
  readonly gameId: string
  readonly nodeId: string
  /** The synchronous variant, for a window that was opened within the tap (GAM-06). */
  readonly inNewWindow?: boolean
}

interface Tools {
  readonly requester: Requester
  readonly store: Store
  readonly facts: FactsHolder
  readonly origin: string
  /** Who plays; undefined for a guest. */
  readonly member: string | undefined
}

/**
 * Opens a trial game (GAM-06, S7): asks for its address, checks it, and notes the game as played.
 * Asked once: a launch is never repeated by itself.
 */
export const launchTrial = async (
  { requester, store, facts, origin, member }: Tools,
  { gameId, nodeId, inNewWindow = false }: TrialLaunch,
): Promise<Result<{ gameUrl: string }, AppError>> => {
  const launched = await requester.ask(
    {
      path: inNewWindow ? TRIAL_LAUNCH_SYNC_PATH : TRIAL_LAUNCH_PATH,
      access: 'open',
      query: { gameId, nodeId, platform: 'html5' },
      timeoutMs: LAUNCH_TIMEOUT_MS,
      alert: false,
      retry: false,
    },
    launchSchema,
  )
  if (!launched.ok) return launched
  const gameUrl = gameAddress(launched.value.gameUrl, origin)
  if (gameUrl === null) return err({ kind: 'unsafe-url' })
  await notePlayed(store, facts, member, gameId)
  return ok({ gameUrl })
}
