import type { AccountSettings } from '../contract/accounts/account-settings'
import type { Countries } from '../contract/accounts/countries'

interface Facts {
  /** Null until they have been read. */
  readonly countries: Countries | null
  readonly settings: (AccountSettings & { readonly flags: Readonly<Record<string, boolean>> }) | null
  readonly isForced: boolean
  /** ISO code of the country that the player has chosen in this form. */
  readonly chosen: string | null
  /** The one that they chose the last time, in whatever form. */
  readonly kept?: string | null | undefined
  /** Dialling code of a number that is known already. */
  readonly start?: string
}

interface Choice {
  readonly code: string
  readonly countryCode: string
  readonly isShown: boolean
  /** It would be shown, and what there is to choose from has not come: the code alone is known. */
  readonly isAwaited: boolean
  readonly isFixed: boolean
}

/**
 * Which dialling code stands before a number, and whether a player may choose it (DIA-02, DIA-03): what they chose
 * here, that of a known number, what they chose before, the country that they are in, the merchant's default. Where the
 * choice is fixed or not shown it is the default one.
 */
export const dialingCodeChoice = ({ countries, settings, isForced, chosen, kept, start }: Facts): Choice => {
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
        known(kept ?? null) ??
        known(countries.countryCode) ??
        standard)
      : standard
  return { ...choice, isShown, isAwaited: isWanted && !isShown && choice.code !== '', isFixed }
}
