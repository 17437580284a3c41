import { loginPath } from '../routing/return-url'
import { LAUNCH_PATH, trialPath } from '../routing/routes'

/**
 * Content of a link to the launch page: a game of ours, or the parameters of S2 and of banners of type G (GAM-04,
 * GAM-07).
 */
export interface LaunchLink {
  readonly gameId?: string | undefined
  readonly vendor?: string | undefined
  /** `code` in the URL. */
  readonly gameCode?: string | undefined
  readonly gameType?: string | undefined
  readonly roomId?: string | undefined
  readonly nodeId?: string | undefined
  /** `prize_mode` in the URL. */
  readonly prizeMode?: string | undefined
  readonly playType?: string | undefined
  readonly lottoView?: string | undefined
}

/** Name of each parameter in the URL (S2). */
const NAMES: readonly (readonly [word: keyof LaunchLink, name: string])[] = [
  ['gameId', 'gameId'],
  ['vendor', 'vendor'],
  ['gameCode', 'code'],
  ['gameType', 'gameType'],
  ['roomId', 'roomId'],
  ['nodeId', 'nodeId'],
  ['prizeMode', 'prize_mode'],
  ['playType', 'playType'],
  ['lottoView', 'lottoView'],
]

/** Returns the path of a launch: `/m/launchGame?vendor=BTI&code=BTI-1`. Unknown parameters are left out. */
export const launchPath = (link: LaunchLink): string => {
  const query = new URLSearchParams()
  for (const [word, name] of NAMES) {
    const value = link[word]
    if (value) query.set(name, value)
  }
  return `${LAUNCH_PATH}?${query.toString()}`
}

type PlayableGame = { readonly gameId: string; readonly nodeId: string; readonly hasTrial: boolean }

/**
 * Returns the path of a link that a player sends to others: the free trial, which opens without a login, else the
 * launch. The sender's choices, such as a prize mode, are left out where the game is known.
 */
export const sharedGamePath = (game: PlayableGame | null, link: LaunchLink): string => {
  if (game === null) return launchPath(link)
  return game.hasTrial ? trialPath(game) : launchPath({ gameId: game.gameId })
}

/**
 * Returns the target of a tap on a game: a member plays, a guest plays the trial or, if there is none, logs in first.
 */
export const gamePath = (game: PlayableGame, isMember: boolean): string => {
  const real = launchPath({ gameId: game.gameId })
  if (isMember) return real
  return game.hasTrial ? trialPath(game) : loginPath(real)
}

/** The same for a link without a game in the tables. */
export const launchLinkPath = (link: LaunchLink, isMember: boolean): string =>
  isMember ? launchPath(link) : loginPath(launchPath(link))
