import type { VendorCard } from '../contract/games/vendors'
import type {
  ContentScope,
  GameIndexRow,
  LobbyShelf,
  LobbyVendor,
  SearchIndexRow,
  ShelfIndexRow,
  VendorGroupRow,
} from '../tables/rows'
import { normaliseSearch, SEARCH_FOLDING } from '../text/search-text'
import { mergedVendor, orderVendors } from './vendor-order'

/** The fields of a game that the index needs; kept minimal because 20,000 of them pass through. */
export interface IndexedGame {
  readonly gameId: string
  readonly gameCode: string
  readonly name: string
  readonly vendor: string
  readonly gameClassify: string
  readonly order: number
}

export interface IndexSource {
  readonly scope: ContentScope
  readonly games: readonly IndexedGame[]
  readonly groups: readonly VendorGroupRow[]
  readonly popular: readonly string[]
  /** Raw currency of settings; '' before they are loaded. */
  readonly currency: string
}

const HEAD_LENGTH = 9 // three rows of three: the most that a shelf on the first screen shows
const POPULAR_LENGTH = 18

/**
 * Builds the rows of `gameIndex` for one language (GAM-01, GAM-02). They are the small `lobby` row for the first
 * screen, packed ids per shelf and per vendor, and the text that search scans.
 */
export const buildGameIndex = (source: IndexSource): readonly GameIndexRow[] => {
  const { scope } = source
  const shelves = toShelves(source)
  const ordered = shelves.flatMap((shelf) => shelf.games)
  const known = new Set(ordered.map((game) => game.gameId))
  const popular = source.popular.filter((id) => known.has(id))
  return [
    {
      ...scope,
      part: 'lobby',
      popular: popular.slice(0, POPULAR_LENGTH),
      shelves: shelves.map(toLobbyShelf),
      total: ordered.length,
    },
    packed(scope, 'all', ordered),
    ...shelves.flatMap((shelf) => [
      packed(scope, `shelf:${shelf.id}`, shelf.games),
      ...shelf.vendors.map((vendor) =>
        packed(
          scope,
          `vendor:${shelf.id}:${vendor.vendor}`,
          shelf.games.filter((game) => mergedVendor(game.vendor) === vendor.vendor),
        ),
      ),
    ]),
    searchRow(scope, ordered, shelves),
  ]
}

interface Shelf {
  readonly id: string
  readonly title: string
  readonly games: readonly IndexedGame[]
  readonly vendors: readonly LobbyVendor[]
}

const toShelves = ({ games, groups, currency }: IndexSource): readonly Shelf[] => {
  const byClass = new Map<string, IndexedGame[]>()
  for (const game of games) {
    const list = byClass.get(game.gameClassify)
    if (list) list.push(game)
    else byClass.set(game.gameClassify, [game])
  }
  const carded = new Map(
    groups.flatMap(({ cards }) => cards.map((card) => [mergedVendor(card.vendor), card] as const)),
  )
  const sorted = [...groups].sort((a, b) => a.position - b.position)
  const named = new Set(sorted.map((group) => group.gameClassify))
  // A class of games without a group is shown last, under its own code.
  const unnamed = [...byClass.keys()].filter((id) => !named.has(id)).sort()
  return [
    ...sorted.map((group) =>
      toShelf(group.gameClassify, group.title, group.cards, byClass, carded, currency),
    ),
    ...unnamed.map((id) => toShelf(id, id, [], byClass, carded, currency)),
  ].filter((shelf) => shelf.games.length > 0)
}

const toShelf = (
  id: string,
  title: string,
  cards: VendorGroupRow['cards'],
  byClass: ReadonlyMap<string, IndexedGame[]>,
  allCards: ReadonlyMap<string, VendorCard>,
  currency: string,
): Shelf => {
  const games = [...(byClass.get(id) ?? [])].sort(byOrder)
  const counts = new Map<string, number>()
  for (const game of games) {
    const vendor = mergedVendor(game.vendor)
    counts.set(vendor, (counts.get(vendor) ?? 0) + 1)
  }
  const own = new Set(cards.map((card) => mergedVendor(card.vendor)))
  // A vendor without a card in this group uses the name and logo of another group's card.
  const uncarded = [...counts.keys()].filter((vendor) => !own.has(vendor)).sort()
  const extra = uncarded.map(
    (vendor) => allCards.get(vendor) ?? { vendor, accountTypeName: vendor, displayName: '', image: '' },
  )
  const vendors = orderVendors([...cards, ...extra], currency).flatMap((vendor) => {
    const count = counts.get(vendor.vendor) ?? 0
    if (count === 0) return []
    return [{ vendor: vendor.vendor, displayName: vendor.displayName, image: vendor.image, count }]
  })
  return { id, title, games, vendors }
}

const byOrder = (a: IndexedGame, b: IndexedGame): number =>
  a.order - b.order || (a.gameId < b.gameId ? -1 : a.gameId > b.gameId ? 1 : 0)

const toLobbyShelf = (shelf: Shelf): LobbyShelf => ({
  id: shelf.id,
  title: shelf.title,
  count: shelf.games.length,
  vendors: shelf.vendors,
  head: shelf.games.slice(0, HEAD_LENGTH).map((game) => game.gameId),
})

const packIds = (games: readonly IndexedGame[]): string => games.map((game) => game.gameId).join('\n')

const packed = (scope: ContentScope, part: string, games: readonly IndexedGame[]): ShelfIndexRow => ({
  ...scope,
  part,
  packedIds: packIds(games),
})

const searchRow = (
  scope: ContentScope,
  games: readonly IndexedGame[],
  shelves: readonly Shelf[],
): SearchIndexRow => {
  const names = new Map(
    shelves.flatMap((shelf) => shelf.vendors.map((vendor) => [vendor.vendor, vendor.displayName] as const)),
  )
  const line = (game: IndexedGame): string => {
    const vendor = mergedVendor(game.vendor)
    return normaliseSearch(`${game.name} ${names.get(vendor) ?? vendor} ${vendor} ${game.gameCode}`)
  }
  return {
    ...scope,
    part: 'search',
    packedIds: packIds(games),
    packedText: games.map(line).join('\n'),
    folding: SEARCH_FOLDING,
  }
}

/** Returns the ids of a packed row, in order. */
export const unpackIds = (packedIds: string): readonly string[] =>
  packedIds === '' ? [] : packedIds.split('\n')
