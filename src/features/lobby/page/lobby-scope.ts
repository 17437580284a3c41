import { createContext, use } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { mergedVendor } from '#domain/lobby/vendor-order'

/** Data shared by the tiles of a lobby. */
export interface LobbyScope {
  readonly vendorNames: ReadonlyMap<string, string>
  /** Members play for real money, guests play free trials. */
  readonly isMember: boolean
}

export const LobbyScopeContext = createContext<LobbyScope>({ vendorNames: new Map(), isMember: false })

/** Returns the shared data, with the vendor names of the lobby's row (GAM-02). */
export const lobbyScope = (lobby: LobbyIndexRow | undefined, isMember: boolean): LobbyScope => ({
  isMember,
  vendorNames: new Map(
    (lobby?.shelves ?? []).flatMap((shelf) =>
      shelf.vendors.map((vendor) => [vendor.vendor, vendor.displayName] as const),
    ),
  ),
})

export const useIsMember = (): boolean => use(LobbyScopeContext).isMember

/** Returns the display name of a game's vendor. */
export const useVendorName = (vendor: string): string => {
  const merged = mergedVendor(vendor)
  return use(LobbyScopeContext).vendorNames.get(merged) ?? merged
}
