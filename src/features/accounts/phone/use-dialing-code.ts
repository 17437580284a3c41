import { useState } from 'react'
import type { Country } from '#domain/contract/accounts/countries'
import { dialingCodeChoice } from '#domain/accounts/dialing-code'
import { storeCountry, storedCountry } from './stored-country'
import { useAccountSettings } from '../form/use-account-settings'
import { useCountries } from './use-countries'

export interface DialingCode {
  /** Digits without the plus; '' while none is known. */
  readonly code: string
  /** ISO code of the country, '' if unknown. */
  readonly countryCode: string
  /** Whether the picker is shown (DIA-02), and whether the code may be changed (DIA-03). */
  readonly isShown: boolean
  readonly isFixed: boolean
  /** True if only the code is known so far, from the stored settings. */
  readonly isAwaited: boolean
  readonly countries: readonly Country[]
  readonly choose: (country: Country) => void
}

/**
 * The dialling code of a number.
 * @param isForced SMS login and registration by mobile show the picker regardless of the flags
 * @param start country of a number that is already known, as its dialling code
 */
export const useDialingCode = (isForced: boolean, start?: string): DialingCode => {
  const settings = useAccountSettings()
  const countries = useCountries()
  const [chosen, setChosen] = useState<string | null>(null)
  const [stored] = useState(storedCountry)
  const choice = dialingCodeChoice({
    countries,
    settings,
    isForced,
    chosen,
    stored,
    ...(start !== undefined && { start }),
  })
  return {
    ...choice,
    countries: countries?.countries ?? [],
    choose: ({ countryCode }) => {
      storeCountry(countryCode)
      setChosen(countryCode)
    },
  }
}
