import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import type { Sessions } from '../session/sessions'
import type { Store } from '../store/store'
import type { GameLaunch } from './launch-game'
import type { TrialLaunch } from './launch-trial'
import { withLaunches } from './load-launches'
import { type FavouriteWish, setFavourite } from './set-favourite'

interface Tools {
  readonly requester: Requester
  readonly store: Store
  readonly facts: FactsHolder
  readonly origin: string
  readonly sessions: Sessions
}

/** What a player does with a game, one function a command. */
export const gameCommands = ({ sessions, ...tools }: Tools) => ({
  launchTrial: (launch: TrialLaunch) =>
    withLaunches((code) => code.launchTrial({ ...tools, memberNow: () => sessions.memberId }, launch)),
  launchGame: (launch: GameLaunch) => withLaunches((code) => code.launchGame(tools, launch)),
  setFavourite: (wish: FavouriteWish) => setFavourite({ ...tools, member: sessions.memberId }, wish),
})
