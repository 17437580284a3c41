import type { LaunchLink } from './launch-url'
import { linkTarget } from '../routing/safe-url'

export interface LaunchRequest {
  readonly link: LaunchLink
  /** The route in our app for the way out of the game; null if the URL names none that is safe. */
  readonly backTo: string | null
}

/** Parses the URL of the launch page (S2, GAM-04). A parameter without a value counts as missing. */
export const parseLaunchLink = (query: URLSearchParams, origin: string): LaunchRequest => {
  const read = (name: string): string | undefined => {
    const value = query.get(name)?.trim()
    return value === '' ? undefined : value
  }
  const target = linkTarget(read('backUrl') ?? '', origin)
  return {
    link: {
      gameId: read('gameId'),
      vendor: read('vendor'),
      gameCode: read('code'),
      gameType: read('gameType'),
      roomId: read('roomId'),
      nodeId: read('nodeId'),
      prizeMode: read('prize_mode'),
      playType: read('playType'),
      lottoView: read('lottoView'),
    },
    backTo: target.kind === 'route' ? target.to : null,
  }
}

/** True if the link names a game. A code alone is a vendor's own, and names nothing without the vendor. */
export const namesGame = ({ gameId, vendor, prizeMode }: LaunchLink): boolean =>
  gameId !== undefined || vendor !== undefined || prizeMode !== undefined
