import { buildGameIndex, type IndexedGame } from '#domain/lobby/game-index'
import type { TableChange } from '#domain/tables/memory-tables'
import { type ResourceName, syncKey } from '#domain/tables/resources'
import type { ContentScope, GameIndexRow, LobbyIndexRow } from '#domain/tables/rows'
import { digestText } from '#domain/text/row-digest'
import type { Store } from '../store/store'
import { type Digests, diffRows, digestRows, packDigests } from './diff'
import { unpackGames } from './unpack-games'

export interface IndexChange {
  /** The lobby's own row, written with the first batch. */
  readonly lobby?: LobbyIndexRow | undefined
  /** The index rows that differ, and the digest of what they are built from. Empty for none. */
  readonly changes: readonly TableChange[]
}

/** The resources that the index is built from. */
export const INDEX_SOURCES: readonly ResourceName[] = ['games', 'vendors', 'popular', 'settings']

/** The key in `rowDigests` of the digest of what the index was built from: `gameIndex|MERCHANT|LANGUAGE|`. */
export const indexKey = ({ merchant, language }: ContentScope): string => `gameIndex|${merchant}|${language}|`

/**
 * Returns the index rows that differ from the stored ones.
 * @param games the new list if there is one. Otherwise the stored games are read if the index was built from other
 *   rows than the stored ones.
 * @param digests the digests of the new list, which is stored together with the index
 */
export const indexChange = async (
  store: Store,
  scope: ContentScope,
  games?: readonly IndexedGame[],
  digests?: Digests,
): Promise<IndexChange> => {
  const { merchant, language } = scope
  const prefix = [merchant, language]
  const keys = [indexKey(scope), ...INDEX_SOURCES.map((name) => syncKey(name, scope))]
  // Read before the rows: if one changes in between, the index is built again later.
  const read = await store.getMany('rowDigests', keys)
  const [built, ...sources] = read.map((row) => String(row?.digests))
  if (digests) sources[0] = String([...digests.values()])
  const digest = digestText(sources.join('|'))
  if (!digests && built === String(digest)) return { changes: [] }
  const [stored, groups, popular, settings, list] = await Promise.all([
    store.startingWith('gameIndex', prefix),
    store.startingWith('vendors', prefix),
    store.get('popular', prefix),
    store.get('settings', merchant),
    games ?? store.startingWith('gameBuckets', prefix).then(unpackGames),
  ])
  if (list.length === 0) return { changes: [] }
  const rows = buildGameIndex({
    scope: { merchant, language },
    games: list,
    groups,
    popular: popular?.gameIds ?? [],
    currency: settings?.currency ?? '',
  })
  const { puts, deletes } = diffRows('gameIndex', prefix, rows, digestRows('gameIndex', stored))
  return {
    lobby: rows.find(isLobby),
    changes: [
      { table: 'gameIndex', puts, deletes },
      { table: 'rowDigests', puts: [packDigests(indexKey(scope), new Map([['', digest]]))], deletes: [] },
    ],
  }
}

/** Builds the index again if it was built from other rows than the stored ones. */
export const refreshIndex = async (store: Store, scope: ContentScope, epoch?: number): Promise<void> => {
  const { changes } = await indexChange(store, scope)
  if (changes.length > 0) await store.write(changes, epoch)
}

const isLobby = (row: GameIndexRow): row is LobbyIndexRow => row.part === 'lobby' && 'shelves' in row
