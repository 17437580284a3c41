import type { AccountSettings } from '../contract/accounts/account-settings'
import type { Countries } from '../contract/accounts/countries'

interface Facts {
  /** Null until they have been loaded. */
  readonly countries: Countries | null
  readonly settings: (AccountSettings & { readonly flags: Readonly<Record<string, boolean>> }) | null
  readonly isForced: boolean
  /** ISO code of the country that the player has chosen in this form. */
  readonly chosen: string | null
  /** The country of their last choice, in any form. */
  readonly stored?: string | null | undefined
  /** Dialling code of an already known number. */
  readonly start?: string
}

interface Choice {
  readonly code: string
  readonly countryCode: string
  readonly isShown: boolean
  /** True if the choice will be shown but the countries are not loaded yet: only the code is known. */
  readonly isAwaited: boolean
  readonly isFixed: boolean
}

/**
 * Returns the dialling code of a number, and whether the player may change it (DIA-02, DIA-03). In order of
 * precedence: the choice in this form, the code of a known number, the last choice, the player's country, the
 * merchant's default. If the choice is fixed or hidden it is the default.
 */
export const dialingCodeChoice = ({
  countries,
  settings,
  isForced,
  chosen,
  stored,
  start,
}: Facts): Choice => {
  const isWanted =
    isForced || settings?.flags['UPDATEMOBILEICC3'] === true || settings?.hasIdentityRoute === true
  const isShown = isWanted && countries !== null
  const isFixed = settings?.flags['DISABLEDMOBILEICC3'] === true
  const standard = {
    countryCode: countries?.default.countryCode ?? settings?.countryCode ?? '',
    code: countries?.default.countryDialingCode ?? settings?.countryDialingCode ?? '',
  }
  const known = (countryCode: string | null): { countryCode: string; code: string } | null => {
    const country = countries?.countries.find((each) => each.countryCode === countryCode)
    return country ? { countryCode: country.countryCode, code: country.countryDialingCode } : null
  }
  const started = countries?.countries.find(({ countryDialingCode }) => countryDialingCode === start)
  const choice =
    isShown && !isFixed
      ? (known(chosen) ??
        known(started?.countryCode ?? null) ??
        known(stored ?? null) ??
        known(countries.countryCode) ??
        standard)
      : standard
  return { ...choice, isShown, isAwaited: isWanted && !isShown && choice.code !== '', isFixed }
}
