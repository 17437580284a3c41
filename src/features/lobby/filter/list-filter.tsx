import { type ReactNode, use, useEffect, useMemo } from 'react'
import { LobbyScopeContext } from '../page/lobby-scope'
import type { LobbyVendor } from '#domain/tables/rows'
import { FilterBar } from './filter-bar'
import { NoGames } from './no-games'
import { useGameFilter } from './use-game-filter'
import { vendorOptions } from './vendor-options'

/** What the filters leave of a list. */
export interface KeptGames {
  readonly of: readonly string[]
  readonly ids: readonly string[]
  /** Shown if there are no games. */
  readonly none: ReactNode
}

interface Props {
  /** All games of the list; undefined until they are read. */
  readonly ids: readonly string[] | undefined
  /** Vendors to choose from; by default those of the lobby. */
  readonly vendors: readonly LobbyVendor[] | undefined
  /** True if the list has only the games of the chosen vendor already. */
  readonly isByVendor: boolean
  readonly onKept: (kept: KeptGames) => void
}

/** The filters of a list. The list itself is drawn by code that is there before this chunk. */
export const ListFilter = ({ ids, vendors, isByVendor, onKept }: Props) => {
  const { vendorNames } = use(LobbyScopeContext)
  const options = useMemo(
    () =>
      vendors?.map(({ vendor, displayName }) => ({ id: vendor, label: displayName })) ??
      vendorOptions(vendorNames),
    [vendors, vendorNames],
  )
  const { choice, keep } = useGameFilter(isByVendor, ids)
  useEffect(() => {
    if (keep && ids) onKept({ of: ids, ids: keep(ids), none: <NoGames isEmpty={ids.length === 0} /> })
  }, [keep, ids, onKept])
  if (ids?.length === 0) return null
  return <FilterBar choice={choice} vendors={options} />
}
