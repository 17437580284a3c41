import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import type { GameIndexRow, LobbyIndexRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useConnection } from '../../../shared/sync/use-connection'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { pageState } from '../../../shared/page/page-state'

export type LobbyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isOffline: boolean }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly lobby: LobbyIndexRow }

/** Returns the lobby's row, or what to show without it. Cached content always has priority over an error. */
export const useLobby = (): LobbyState => {
  const live = useLiveQuery(
    async (read) => toLobby(await read.get('gameIndex', [pageState.merchant, pageState.language, 'lobby'])),
    [],
    'games',
  )
  const { state: connection } = useConnection()
  const lobby = live.data
  const hasWaitedLong = useIsSlow(!lobby, SLOW_HINT_DELAY_MS)

  if (lobby) return lobby.total > 0 ? { status: 'ready', lobby } : { status: 'empty' }
  // The gateway has responded without games.
  if (live.syncedAt !== undefined && !live.hasFailed) return { status: 'empty' }
  const isUnreached = live.status === 'empty' && connection !== 'online'
  if (!live.hasFailed && !isUnreached && !hasWaitedLong) return { status: 'loading' }
  return { status: 'failed', isOffline: connection === 'offline' }
}

const toLobby = (row: GameIndexRow | undefined): LobbyIndexRow | undefined =>
  row && 'shelves' in row ? row : undefined
