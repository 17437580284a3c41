import type { VendorCard } from '../contract/games/vendors'

/**
 * The order and the names of vendors (GAM-02, S9). Ordinals step by 100 from 100 in the order of delivery; three
 * lotteries come next to the vendor that they belong to.
 */
const ORDINAL_STEP = 100
const SEA_LOTTERY = 'TCG_SEA'
const VIETNAM_LOTTERY = 'TCG_LOTTO_VN'
const SEA_OFFSET = 5
const VIETNAM_OFFSET = 1
const MERGED_INTO_TCG = new Set(['RNG', 'PVP'])
const SHOWN_AS_123BET = new Set(['BTI', 'TCG'])

export interface OrderedVendor {
  readonly vendor: string
  readonly displayName: string
  readonly image: string
  readonly ordinal: number
}

/** Returns the vendor of a card or a game: RNG and PVP are wallets of TCG's own games. */
export const mergedVendor = (vendor: string): string => (MERGED_INTO_TCG.has(vendor) ? 'TCG' : vendor)

/** Returns the displayed name. `currency` is the raw one, before LNG-06 maps TLB to PHP. */
export const vendorDisplayName = (vendor: string, displayName: string, currency: string): string =>
  currency === 'TLB' && SHOWN_AS_123BET.has(vendor) ? '123BET' : displayName || vendor

/**
 * Returns the vendors of delivered cards, each once, in display order. `TCG_SEA` comes 5 after ELOTT and
 * `TCG_LOTTO_VN` 1 after LOTT; without that neighbour each keeps its own place.
 */
export const orderVendors = (cards: readonly VendorCard[], currency: string): readonly OrderedVendor[] => {
  const vendors = new Map<string, OrderedVendor>()
  for (const card of cards) {
    const vendor = mergedVendor(card.vendor)
    if (vendors.has(vendor)) continue
    vendors.set(vendor, {
      vendor,
      displayName: vendorDisplayName(vendor, card.displayName, currency),
      image: card.image,
      ordinal: (vendors.size + 1) * ORDINAL_STEP,
    })
  }
  const placeNextTo = (vendor: string, neighbour: string, offset: number): void => {
    const own = vendors.get(vendor)
    const other = vendors.get(neighbour)
    if (own && other) vendors.set(vendor, { ...own, ordinal: other.ordinal + offset })
  }
  placeNextTo(SEA_LOTTERY, 'ELOTT', SEA_OFFSET)
  placeNextTo(VIETNAM_LOTTERY, 'LOTT', VIETNAM_OFFSET)
  return [...vendors.values()].sort((a, b) => a.ordinal - b.ordinal)
}
