import { useSnapshot } from 'valtio'
import { type LaunchLink, launchPath } from '#domain/games/launch-url'
import { namesGame } from '#domain/games/launch-link'
import type { DatabaseReader } from '#domain/tables/reader'
import type { ContentScope, GameRow } from '#domain/tables/rows'
import { type GameFacts, UNKNOWN_COLOUR, vendorName } from '../frame/use-game-facts'
import { useIsLaunchSlow } from '../../../shared/games/launch/use-is-launch-slow'
import { readLinkedGame } from '../../../shared/games/launch/read-linked-game'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { coverColour } from '../../../ui/media/cover-colour'

export interface LaunchGame {
  /** `waiting` while the tables are read, or before the first sync on a first visit by a link. */
  readonly state: 'waiting' | 'known' | 'unknown'
  /** Null for a game that only the vendor knows, such as a match. */
  readonly row: GameRow | null
  readonly facts: GameFacts
}

const NO_FACTS: GameFacts = { name: '', vendor: '', image: '', colour: UNKNOWN_COLOUR }

/** Returns the game that the link names, with its cached data. */
export const useLaunchGame = (link: LaunchLink): LaunchGame => {
  const { merchant, language } = useSnapshot(pageState)
  const live = useLiveQuery(
    (read) => readGame(read, { merchant, language }, link),
    [launchPath(link)],
    'games',
  )
  const { row = null, facts = NO_FACTS } = live.data ?? {}
  const isById = link.gameId !== undefined
  // A game named by its id cannot be launched without its row; a vendor's game can.
  const isOpen = live.status === 'loading' || (isById && !row && live.syncedAt === undefined)
  const isSlow = useIsLaunchSlow(isOpen)
  if (!namesGame(link)) return { state: 'unknown', row, facts }
  if (isOpen && !isSlow) return { state: 'waiting', row, facts }
  return { state: isById && !row ? 'unknown' : 'known', row, facts }
}

const readGame = async (
  read: DatabaseReader,
  scope: ContentScope,
  link: LaunchLink,
): Promise<Pick<LaunchGame, 'row' | 'facts'>> => {
  const { merchant, language } = scope
  const [row, lobby] = await Promise.all([
    readLinkedGame(read, scope, link),
    read.get('gameIndex', [merchant, language, 'lobby']),
  ])
  const vendor = vendorName(row?.vendor ?? link.vendor ?? '', lobby)
  if (row) {
    const { name, image, color } = row
    return { row, facts: { name, vendor, image, colour: coverColour(color, name) } }
  }
  return { row, facts: { ...NO_FACTS, name: await readMatchName(read, scope, link), vendor } }
}

/** Returns a match's name: the names of its two sides. */
const readMatchName = async (
  read: DatabaseReader,
  { merchant, language }: ContentScope,
  { vendor, gameCode }: LaunchLink,
): Promise<string> => {
  if (gameCode === undefined) return ''
  const matches = await read.startingWith('matches', [merchant, language])
  const match = matches.find((each) => each.gameCode === gameCode && each.vendor === vendor)
  return match ? `${match.home} – ${match.away}` : ''
}
