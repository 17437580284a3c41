import type { VisitorCodes } from './entry-codes/visitor-codes'

/** The affiliate of the domain, from status. */
interface DomainAffiliate {
  readonly code?: string | undefined
  readonly referralCode?: string | undefined
}

/**
 * Returns the codes of a registration (REG-07): the visitor's, else the domain's own. `www` is a host name, no
 * affiliate: the domain's code replaces it.
 */
export const affiliateCodeOf = (codes: VisitorCodes, domain: DomainAffiliate | undefined): VisitorCodes => {
  const isNobody = codes.affiliateCode === '' || codes.affiliateCode.toLowerCase() === 'www'
  return {
    affiliateCode: isNobody ? (domain?.code ?? '') : codes.affiliateCode,
    referralCode: codes.referralCode === '' ? (domain?.referralCode ?? '') : codes.referralCode,
  }
}
