import type { Game } from '../contract/games/games'
import type { LaunchLink } from './launch-url'
import { mergedVendor } from '../lobby/vendor-order'

type Linked = Pick<Game, 'gameId' | 'gameCode' | 'vendor' | 'gameType' | 'nodeId'>

/**
 * The game that a match, a banner of type G or a link means: by its code, else its node, else its room, else as the
 * first of its type, always within the vendor (GAM-07, S3). Null when none is meant: the vendor is then asked in the
 * link's own words.
 * @param games in the lobby's order; those of other vendors are passed over
 */
export const linkedGame = <Row extends Linked>(games: readonly Row[], link: LaunchLink): Row | null => {
  const { vendor = '', gameCode = '', nodeId = '', roomId = '', gameType = '' } = link
  if (vendor === '') return null
  const ofVendor = games.filter((game) => mergedVendor(game.vendor) === mergedVendor(vendor))
  const ofType = ofVendor.filter((game) => game.gameType === gameType)
  // A node may hold several games; a type that is out of date does not hide the one that is meant.
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
