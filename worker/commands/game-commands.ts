import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type { FactsHolder } from '../facts'
import { NO_CODE } from '../no-code'
import type { Requester } from '../net/requester'
import type { Sessions } from '../session/sessions'
import type { Store } from '../store/store'
import type { GameLaunch } from './launch-game'
import type { TrialLaunch } from './launch-trial'
import { loadLate } from '../load-late'
import { type FavouriteWish, setFavourite } from './set-favourite'

interface Tools {
  readonly requester: Requester
  readonly store: Store
  readonly facts: FactsHolder
  readonly origin: string
  readonly sessions: Sessions
}

type Launched = Result<{ gameUrl: string }, AppError>

/** What a player does with a game, one function a command. */
export const gameCommands = ({ sessions, ...tools }: Tools) => ({
  launchTrial: async (launch: TrialLaunch): Promise<Launched> =>
    (await loadLate())?.launchTrial({ ...tools, memberNow: () => sessions.memberId }, launch) ?? err(NO_CODE),
  launchGame: async (launch: GameLaunch): Promise<Launched> =>
    (await loadLate())?.launchGame(tools, launch) ?? err(NO_CODE),
  setFavourite: (wish: FavouriteWish) => setFavourite({ ...tools, member: sessions.memberId }, wish),
})
