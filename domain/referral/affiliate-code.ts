import type { VisitorCodes } from './entry-codes/visitor-codes'

/** What status says of the domain's own affiliate. */
interface DomainAffiliate {
  readonly code?: string | undefined
  readonly referralCode?: string | undefined
}

/**
 * The codes that a registration carries (REG-07): those that the visitor came with, else the domain's own. `www` is no
 * affiliate but the name of a host: the one of the domain takes its place.
 */
export const affiliateCodeOf = (codes: VisitorCodes, domain: DomainAffiliate | undefined): VisitorCodes => {
  const isNobody = codes.affiliateCode === '' || codes.affiliateCode.toLowerCase() === 'www'
  return {
    affiliateCode: isNobody ? (domain?.code ?? '') : codes.affiliateCode,
    referralCode: codes.referralCode === '' ? (domain?.referralCode ?? '') : codes.referralCode,
  }
}
