import { gamePath, launchLinkPath } from '#domain/rules/launch-address'
import { parseLaunchLink } from '#domain/rules/launch-link'
import { pageState } from '../../state/page-state'
import { currentReader } from '../page-tables'
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
