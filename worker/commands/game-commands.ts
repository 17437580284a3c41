import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import type { Sessions } from '../session/sessions'
import type { Store } from '../store/store'
import { type GameLaunch, launchGame } from './launch-game'
import { launchTrial, type TrialLaunch } from './launch-trial'
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
  launchTrial: (launch: TrialLaunch) => launchTrial({ ...tools, memberNow: () => sessions.memberId }, launch),
  launchGame: (launch: GameLaunch) => launchGame(tools, launch),
  setFavourite: (wish: FavouriteWish) => setFavourite({ ...tools, member: sessions.memberId }, wish),
})
