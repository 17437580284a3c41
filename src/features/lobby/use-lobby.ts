import { syncKey } from '#domain/tables/resources'
import type { GameIndexRow, LobbyIndexRow } from '#domain/tables/rows'
import { useLive } from '../../app/live'
import { useConnection } from '../../app/use-connection'
import { pageState } from '../../state/page-state'
import { useWaitedLong } from './use-waited-long'

export type LobbyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly lobby: LobbyIndexRow }

const PATIENCE_MS = 8_000 // no wait lasts over 10 s without a way on

/** The lobby's own row, and what to show while there is none: old content always wins over an error. */
export const useLobby = (): LobbyState => {
  const live = useLive(async (read) => toLobby(await read.get('gameIndex', [...scope(), 'lobby'])))
  const outcome = useLive(async (read) => {
    const { merchant, language } = pageState
    const state = await read.get('syncState', syncKey('games', { merchant, language }))
    if (state?.failedAt !== undefined && state.failedAt > (state.syncedAt ?? 0)) return 'failed'
    return state?.syncedAt === undefined || state.isPartial ? 'open' : 'synced'
  }).data
  const { state: connection } = useConnection()
  const isMissing = live.status !== 'ready'
  const hasWaitedLong = useWaitedLong(isMissing, PATIENCE_MS)

  if (live.status === 'ready') {
    return live.data.total > 0 ? { status: 'ready', lobby: live.data } : { status: 'empty' }
  }
  if (live.status === 'loading' && !hasWaitedLong) return { status: 'loading' }
  // The gateway has answered, and has no games.
  if (outcome === 'synced' && live.status === 'empty') return { status: 'empty' }
  if (outcome === 'failed' || connection !== 'online' || hasWaitedLong) return { status: 'failed' }
  return { status: 'loading' }
}

const scope = (): readonly [string, string] => [pageState.merchant, pageState.language]

const toLobby = (row: GameIndexRow | undefined): LobbyIndexRow | undefined =>
  row && 'shelves' in row ? row : undefined
