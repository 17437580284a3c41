import { useEffect } from 'react'
import { PATIENCE_MS } from '#domain/constants/timing'
import { syncKey } from '#domain/tables/resources'
import type { GameIndexRow, LobbyIndexRow, SyncStateRow } from '#domain/tables/rows'
import { useLive } from '../../app/live'
import { showResource } from '../../app/shown-resources'
import { useConnection } from '../../app/use-connection'
import { pageState } from '../../state/page-state'
import { useWaitedLong } from '../../app/use-waited-long'

export type LobbyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly lobby: LobbyIndexRow }

/** The lobby's own row, and what to show while there is none: old content always wins over an error. */
export const useLobby = (): LobbyState => {
  useEffect(() => showResource('games'), [])
  // One read for both: the row and the word that the games are synced arrive together, or "none" would flash up.
  const live = useLive(async (read) => {
    const [merchant, language] = scope()
    const [row, state] = await Promise.all([
      read.get('gameIndex', [merchant, language, 'lobby']),
      read.get('syncState', syncKey('games', { merchant, language })),
    ])
    const lobby = toLobby(row)
    return lobby || state ? { lobby, outcome: outcomeOf(state) } : undefined
  })
  const { state: connection } = useConnection()
  const lobby = live.data?.lobby
  const hasWaitedLong = useWaitedLong(!lobby, PATIENCE_MS)

  if (lobby) return lobby.total > 0 ? { status: 'ready', lobby } : { status: 'empty' }
  if (live.status === 'loading' && !hasWaitedLong) return { status: 'loading' }
  // The gateway has answered, and has no games.
  if (live.data?.outcome === 'synced') return { status: 'empty' }
  if (live.data?.outcome === 'failed' || connection !== 'online' || hasWaitedLong) return { status: 'failed' }
  return { status: 'loading' }
}

const outcomeOf = (state: SyncStateRow | undefined): 'open' | 'synced' | 'failed' => {
  if (state?.failedAt !== undefined && state.failedAt > (state.syncedAt ?? 0)) return 'failed'
  return state?.syncedAt === undefined || state.isPartial ? 'open' : 'synced'
}

const scope = (): readonly [string, string] => [pageState.merchant, pageState.language]

const toLobby = (row: GameIndexRow | undefined): LobbyIndexRow | undefined =>
  row && 'shelves' in row ? row : undefined
