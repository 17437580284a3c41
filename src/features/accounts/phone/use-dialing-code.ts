import { useState } from 'react'
import type { Country } from '#domain/contract/accounts/countries'
import { dialingCodeChoice } from '#domain/accounts/dialing-code'
import { storeCountry, storedCountry } from './stored-country'
import { useAccountSettings } from '../form/use-account-settings'
import { useCountries } from './use-countries'

export interface DialingCode {
  /** Digits, without the plus; '' while nobody has named one. */
  readonly code: string
  /** ISO code of the country, '' where none is known. */
  readonly countryCode: string
  /** Is the picker there at all (DIA-02), and may it be changed (DIA-03)? */
  readonly isShown: boolean
  readonly isFixed: boolean
  /** Only the code is known so far, from what is kept of the settings. */
  readonly isAwaited: boolean
  readonly countries: readonly Country[]
  readonly choose: (country: Country) => void
}

/**
 * The dialling code in front of a number.
 * @param isForced on SMS login and registration by mobile the picker is there whatever the flags say
 * @param start the country of a number that is known already, as its dialling code
 */
export const useDialingCode = (isForced: boolean, start?: string): DialingCode => {
  const settings = useAccountSettings()
  const countries = useCountries()
  const [chosen, setChosen] = useState<string | null>(null)
  const [kept] = useState(storedCountry)
  const choice = dialingCodeChoice({
    countries,
    settings,
    isForced,
    chosen,
    kept,
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
