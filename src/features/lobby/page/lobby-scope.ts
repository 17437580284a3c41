import { createContext, use } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { mergedVendor } from '#domain/lobby/vendor-order'

/** What the tiles of a lobby share. */
export interface LobbyScope {
  readonly vendorNames: ReadonlyMap<string, string>
  /** A member plays for real, a guest tries free. */
  readonly isMember: boolean
}

export const LobbyScopeContext = createContext<LobbyScope>({ vendorNames: new Map(), isMember: false })

/** The names of vendors as the lobby's row has them (GAM-02). */
export const lobbyScope = (lobby: LobbyIndexRow | undefined, isMember: boolean): LobbyScope => ({
  isMember,
  vendorNames: new Map(
    (lobby?.shelves ?? []).flatMap((shelf) =>
      shelf.vendors.map((vendor) => [vendor.vendor, vendor.displayName] as const),
    ),
  ),
})

export const useIsMember = (): boolean => use(LobbyScopeContext).isMember

/** The name that players read for a game's vendor. */
export const useVendorName = (vendor: string): string => {
  const merged = mergedVendor(vendor)
  return use(LobbyScopeContext).vendorNames.get(merged) ?? merged
}
