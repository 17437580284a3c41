import { gamePath, launchLinkPath } from '#domain/games/launch-url'
import { parseLaunchLink } from '#domain/games/launch-link'
import { pageState } from '../../page/page-state'
import { currentReader } from '../../worker/query/page-tables'
import { readLinkedGame } from './read-linked-game'

/**
 * Returns where a guest's tap on a match or a type G banner leads: the free trial of its game, else via the login.
 * For members the launch page finds the game itself.
 * @param search query of the launch URL
 */
export const guestGamePath = async (search: string): Promise<string> => {
  const { link } = parseLaunchLink(new URLSearchParams(search), window.location.origin)
  const { merchant, language } = pageState
  const game = await readLinkedGame(currentReader(), { merchant, language }, link).catch(() => null)
  return game ? gamePath(game, false) : launchLinkPath(link, false)
}
