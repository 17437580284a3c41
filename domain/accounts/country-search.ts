import type { Country } from '../contract/accounts/countries'
import { normaliseSearch } from '../text/search-text'

/** Returns the countries whose name, two-letter code or dialling code contains the typed text (DIA-01). */
export const matchingCountries = (countries: readonly Country[], typed: string): readonly Country[] => {
  const wanted = normaliseSearch(typed)
  if (wanted === '') return countries
  const digits = /^\+?(\d+)$/u.exec(wanted)?.[1]
  return countries.filter(({ countryCode, countryDialingCode, name }) =>
    digits === undefined
      ? normaliseSearch(name).includes(wanted) || countryCode.toLowerCase() === wanted
      : countryDialingCode.startsWith(digits),
  )
}
