import { createContext, use, useMemo } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { mergedVendor } from '#domain/lobby/vendor-order'
import { useMember } from '../../../shared/session/session-state'

/** Data shared by the tiles of a lobby. */
export interface LobbyScope {
  readonly vendorNames: ReadonlyMap<string, string>
  /** Members play for real money; guests, and members who filter for it, play free trials. */
  readonly isMember: boolean
}

export const LobbyScopeContext = createContext<LobbyScope>({ vendorNames: new Map(), isMember: false })

/**
 * Returns the shared data, with the vendor names of the lobby's row (GAM-02).
 * @param only the filters of the list
 */
export const useScope = (lobby: LobbyIndexRow | undefined, only: string): LobbyScope => {
  const isMember = useMember() !== null && !only.includes('demo')
  return useMemo(
    () => ({
      isMember,
      vendorNames: new Map(
        lobby?.shelves.flatMap((shelf) =>
          shelf.vendors.map((vendor) => [vendor.vendor, vendor.displayName] as const),
        ),
      ),
    }),
    [lobby, isMember],
  )
}

export const useIsMember = (): boolean => use(LobbyScopeContext).isMember

/** Returns the display name of a game's vendor. */
export const useVendorName = (vendor: string): string => {
  const merged = mergedVendor(vendor)
  return use(LobbyScopeContext).vendorNames.get(merged) ?? merged
}
