import { gamePath, launchLinkPath } from '#domain/games/launch-url'
import { parseLaunchLink } from '#domain/games/launch-link'
import { pageState } from '../../page/page-state'
import { currentReader } from '../../worker/query/page-tables'
import { readLinkedGame } from './read-linked-game'

/**
 * Where a guest's tap on a match or on a banner of type G leads: to the free try of the game that it means, else by way
 * of the login. A member's goes to the launch page, which finds the game itself.
 * @param search query of the launch address
 */
export const guestGamePath = async (search: string): Promise<string> => {
  const { link } = parseLaunchLink(new URLSearchParams(search), window.location.origin)
  const { merchant, language } = pageState
  const game = await readLinkedGame(currentReader(), { merchant, language }, link).catch(() => null)
  return game ? gamePath(game, false) : launchLinkPath(link, false)
}
