import { normaliseSearch } from '../text/search-text'
import { isNearText } from './near-search'

const MOST = 3
const LEAST_LETTERS = 2

/**
 * Returns the vendors whose name has every word of the query, in their order; always the same list if there are none.
 * @param isNear true to accept mistyped words
 */
export type FindVendors<Vendor> = (query: string, isNear: boolean) => readonly Vendor[]

/** Folds the names once; the result is called at every keystroke. */
export const openVendorSearch = <Vendor extends { readonly label: string }>(
  vendors: readonly Vendor[],
): FindVendors<Vendor> => {
  const named = vendors.map((vendor) => ({ vendor, name: normaliseSearch(vendor.label) }))
  const none: readonly Vendor[] = []
  return (query, isNear) => {
    const text = normaliseSearch(query)
    if (text.length < LEAST_LETTERS) return none
    const words = text.split(' ')
    const found = named.filter(({ name }) =>
      isNear ? isNearText(text, name) : words.every((word) => name.includes(word)),
    )
    return found.length === 0 ? none : found.slice(0, MOST).map(({ vendor }) => vendor)
  }
}
