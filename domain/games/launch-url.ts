import { LAUNCH_PATH, LOGIN_PATH, trialPath } from '../routing/routes'

/** What a link to the launch page names: a game of ours, or the words of S2 and of banners of type G (GAM-04, GAM-07). */
export interface LaunchLink {
  readonly gameId?: string | undefined
  readonly vendor?: string | undefined
  /** `code` in the address. */
  readonly gameCode?: string | undefined
  readonly gameType?: string | undefined
  readonly roomId?: string | undefined
  readonly nodeId?: string | undefined
  /** `prize_mode` in the address. */
  readonly prizeMode?: string | undefined
  readonly playType?: string | undefined
  readonly lottoView?: string | undefined
}

/** How each word is called in the address (S2). */
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

/** The address of a launch: `/m/launchGame?vendor=BTI&code=BTI-1`. What is not known is left out. */
export const launchPath = (link: LaunchLink): string => {
  const query = new URLSearchParams()
  for (const [word, name] of NAMES) {
    const value = link[word]
    if (value) query.set(name, value)
  }
  return `${LAUNCH_PATH}?${query.toString()}`
}

/** The login that leads back to an address of ours when it is done (ANN-08). */
export const loginPath = (backUrl: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams({ backUrl }).toString()}`

/** Where a tap on a game leads: a member plays, a guest tries it free or, where that cannot be had, logs in first. */
export const gamePath = (
  game: { readonly gameId: string; readonly nodeId: string; readonly hasTrial: boolean },
  isMember: boolean,
): string => {
  const real = launchPath({ gameId: game.gameId })
  if (isMember) return real
  return game.hasTrial ? trialPath(game) : loginPath(real)
}

/** The same for a link that no game of the tables stands for. */
export const launchLinkPath = (link: LaunchLink, isMember: boolean): string =>
  isMember ? launchPath(link) : loginPath(launchPath(link))
