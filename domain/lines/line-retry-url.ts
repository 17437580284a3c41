import { ENTRY_PATH } from '../routing/routes'
import { preservedParams } from '../routing/preserved-params'
import { visitorCodes, type VisitorCodes } from '../referral/entry-codes/visitor-codes'

/**
 * Returns the URL for a retry on a line (LINE-03): the entry page with the codes, `r` for the referral code, and the
 * campaign values that every navigation preserves (SHL-04). Nothing else of the URL is sent to another host.
 * @param line origin of the fast line, or the app's own
 */
export const lineRetryUrl = (line: string, search: string, stored: VisitorCodes): string => {
  const codes = visitorCodes(search, stored)
  const { affiliateCode: _affiliate, referralCode: _referral, r: _r, ...campaign } = preservedParams(search)
  const query = new URLSearchParams({
    ...(codes.affiliateCode === '' ? {} : { affiliateCode: codes.affiliateCode }),
    ...(codes.referralCode === '' ? {} : { r: codes.referralCode }),
    ...campaign,
  }).toString()
  return `${line}${ENTRY_PATH}${query === '' ? '' : `?${query}`}`
}
