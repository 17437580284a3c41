import { useSnapshot } from 'valtio'
import { type LaunchLink, launchPath } from '#domain/rules/launch-address'
import { namesGame } from '#domain/rules/launch-link'
import type { GameRow } from '#domain/tables/rows'
import { type GameFacts, useGameFacts } from '../../app/game-frame/use-game-facts'
import { useIsSlow } from '../../app/game-frame/use-is-slow'
import { readLinkedGame } from '../../app/launch/read-linked-game'
import { useLive } from '../../app/live'
import { pageState } from '../../state/page-state'

export interface LaunchGame {
  /** `waiting` while the tables are read, or have not come yet on a first visit by a link. */
  readonly state: 'waiting' | 'known' | 'unknown'
  /** Null for a game that only its vendor knows. */
  readonly row: GameRow | null
  readonly facts: GameFacts
}

/** The game that the address means, as far as the tables know it. */
export const useLaunchGame = (link: LaunchLink): LaunchGame => {
  const { merchant, language } = useSnapshot(pageState)
  const live = useLive(
    async (read) => (await readLinkedGame(read, { merchant, language }, link)) ?? undefined,
    [launchPath(link)],
    'games',
  )
  const row = live.data ?? null
  const isById = link.gameId !== undefined
  // A game that is named by its id cannot be asked for without its row; a vendor's can.
  const isOpen = live.status === 'loading' || (isById && !row && live.syncedAt === undefined)
  const isSlow = useIsSlow(isOpen)
  const facts = useGameFacts(row?.gameId ?? '')
  if (!namesGame(link)) return { state: 'unknown', row, facts }
  if (isOpen && !isSlow) return { state: 'waiting', row, facts }
  return { state: isById && !row ? 'unknown' : 'known', row, facts }
}
