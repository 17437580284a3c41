import { preservedParams } from '../../routing/preserved-params'

/** Codes of a visitor, from the URL or from an earlier visit (REG-07). */
export interface VisitorCodes {
  readonly affiliateCode: string
  readonly referralCode: string
}

/**
 * Returns the codes that count now: those of the URL, else the stored ones.
 * @param search the query of the URL; `r` is another name of `referralCode`
 */
export const visitorCodes = (search: string, stored: VisitorCodes): VisitorCodes => {
  const { affiliateCode, referralCode, r } = preservedParams(search)
  return {
    affiliateCode: firstText(affiliateCode, stored.affiliateCode),
    referralCode: firstText(r, referralCode, stored.referralCode),
  }
}

const firstText = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text !== '') ?? ''
