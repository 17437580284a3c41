import type { LaunchLink } from './launch-url'
import { linkTarget } from '../routing/safe-url'

export interface LaunchRequest {
  readonly link: LaunchLink
  /** Where the way out of the game leads, a route of ours; null when the address names none that is safe. */
  readonly backTo: string | null
}

/** What the address of the launch page asks for (S2, GAM-04). A name without a value counts as not there. */
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

/** Does it say what to open? A code alone is a vendor's own, and says nothing without the vendor. */
export const namesGame = ({ gameId, vendor, prizeMode }: LaunchLink): boolean =>
  gameId !== undefined || vendor !== undefined || prizeMode !== undefined
