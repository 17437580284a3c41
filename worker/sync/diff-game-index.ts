import { buildGameIndex, type IndexedGame } from '#domain/lobby/game-index'
import type { TableChange } from '#domain/tables/memory-tables'
import type { GameIndexRow, LobbyIndexRow } from '#domain/tables/rows'
import type { Store } from '../store/store'
import { diffRows, digestRows } from './diff'
import { unpackGames } from './unpack-games'
import type { Scope } from './resource'

export interface IndexChange {
  /** The lobby's own row, written with the first batch. */
  readonly lobby: LobbyIndexRow | undefined
  readonly change: TableChange<'gameIndex'>
}

/**
 * Returns the index rows that differ from the stored ones.
 * @param games the new list if there is one, else the stored games are read
 */
export const indexChange = async (
  store: Store,
  scope: Scope,
  games?: readonly IndexedGame[],
): Promise<IndexChange> => {
  const prefix = [scope.merchant, scope.language]
  const [stored, groups, popular, settings, list] = await Promise.all([
    store.startingWith('gameIndex', prefix),
    store.startingWith('vendors', prefix),
    store.get('popular', prefix),
    store.get('settings', scope.merchant),
    games ?? store.startingWith('gameBuckets', prefix).then(unpackGames),
  ])
  if (list.length === 0) return { lobby: undefined, change: { table: 'gameIndex', puts: [], deletes: [] } }
  const rows = buildGameIndex({
    scope: { merchant: scope.merchant, language: scope.language },
    games: list,
    groups,
    popular: popular?.gameIds ?? [],
    currency: settings?.currency ?? '',
  })
  const { puts, deletes } = diffRows('gameIndex', prefix, rows, digestRows('gameIndex', stored))
  return { lobby: rows.find(isLobby), change: { table: 'gameIndex', puts, deletes } }
}

const isLobby = (row: GameIndexRow): row is LobbyIndexRow => row.part === 'lobby' && 'shelves' in row
