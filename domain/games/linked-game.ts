import type { Game } from '../contract/games/games'
import type { LaunchLink } from './launch-url'
import { mergedVendor } from '../lobby/vendor-order'

type Linked = Pick<Game, 'gameId' | 'gameCode' | 'vendor' | 'gameType' | 'nodeId'>

/**
 * Finds the game of a match or of a banner of type G: by its code, else its node, else its room, else as the first of
 * its type, always within the vendor (GAM-07, S3). Null if none matches: the launch then sends the link's own
 * parameters.
 * @param games in the lobby's order; those of other vendors are ignored
 */
export const linkedGame = <Row extends Linked>(games: readonly Row[], link: LaunchLink): Row | null => {
  const { vendor = '', gameCode = '', nodeId = '', roomId = '', gameType = '' } = link
  if (vendor === '') return null
  const ofVendor = games.filter((game) => mergedVendor(game.vendor) === mergedVendor(vendor))
  const ofType = ofVendor.filter((game) => game.gameType === gameType)
  // A node may contain several games; an outdated type does not hide the right one.
  const find = (isMeant: (game: Row) => boolean): Row | undefined =>
    ofType.find(isMeant) ?? ofVendor.find(isMeant)
  if (gameCode !== '') return find((game) => game.gameCode === gameCode) ?? null
  const byNode = nodeId === '' ? undefined : find((game) => game.nodeId === nodeId)
  // Vendors name a room by the game's id or by its code.
  const byRoom =
    roomId === '' ? undefined : find((game) => game.gameId === roomId || game.gameCode === roomId)
  if (byNode ?? byRoom) return byNode ?? byRoom ?? null
  return nodeId === '' && roomId === '' ? (ofType[0] ?? null) : null
}
