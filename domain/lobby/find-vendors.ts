import { normaliseSearch } from '../text/search-text'
import { isNearText } from './near-search'

const MOST = 3
const LEAST_LETTERS = 2

/**
 * Returns the vendors whose name or id has every word of the query, in their order; always the same list if there are
 * none.
 * @param isNear true to accept mistyped words
 */
export type FindVendors<Vendor> = (query: string, isNear: boolean) => readonly Vendor[]

/**
 * Folds the names once; the result is called at every keystroke. The id is a name in Latin letters, as in `JILI`, for
 * players whose language writes the name in another script.
 */
export const openVendorSearch = <Vendor extends { readonly id: string; readonly label: string }>(
  vendors: readonly Vendor[],
): FindVendors<Vendor> => {
  const named = vendors.map((vendor) => ({
    vendor,
    name: normaliseSearch(vendor.label),
    nameAndId: normaliseSearch(`${vendor.label} ${vendor.id}`),
  }))
  const none: readonly Vendor[] = []
  return (query, isNear) => {
    const text = normaliseSearch(query)
    if (text.length < LEAST_LETTERS) return none
    const words = text.split(' ')
    const found = named.filter(({ name, nameAndId }) =>
      isNear ? isNearText(text, name) : words.every((word) => nameAndId.includes(word)),
    )
    return found.length === 0 ? none : found.slice(0, MOST).map(({ vendor }) => vendor)
  }
}
