import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { PageFactsStore } from '../../page-facts-store'
import type { HttpClient } from '../../net/http-client'
import type { SessionManager } from '../../session/session-manager'
import type { Store } from '../../store/store'
import type { GameLaunch } from './launch-game'
import type { TrialLaunch } from './launch-trial'
import { withLazyChunk } from '../../load-lazy-chunk'
import { type SetFavouriteInput, setFavourite } from './set-favourite'

interface Tools {
  readonly requester: HttpClient
  readonly store: Store
  readonly facts: PageFactsStore
  readonly origin: string
  readonly sessions: SessionManager
}

type Launched = Result<{ gameUrl: string }, AppError>

/** Commands about games. */
export const gameCommands = ({ sessions, ...tools }: Tools) => ({
  launchTrial: (launch: TrialLaunch): Promise<Launched> =>
    withLazyChunk((lazy) => lazy.launchTrial({ ...tools, memberNow: () => sessions.memberId }, launch)),
  launchGame: (launch: GameLaunch): Promise<Launched> =>
    withLazyChunk((lazy) => lazy.launchGame(tools, launch)),
  setFavourite: (input: SetFavouriteInput) => setFavourite({ ...tools, member: sessions.memberId }, input),
})
