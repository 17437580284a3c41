import { AFFILIATE_CODE_KEY, ORIGINAL_DOMAIN_KEY, REFERRAL_CODE_KEY } from '#domain/storage-keys'
import { visitorCodes, type VisitorCodes } from '#domain/referral/entry-codes/visitor-codes'
import { readStorage, writeStorage } from '../../storage/storage-area'

/** Returns the codes of an earlier visit. */
export const storedCodes = (): VisitorCodes => ({
  affiliateCode: readStorage('local', AFFILIATE_CODE_KEY) ?? '',
  referralCode: readStorage('local', REFERRAL_CODE_KEY) ?? '',
})

/**
 * Saves the codes in the URL of a visit's first page (REG-07, LINE-08), and the domain the visitor entered by. The
 * first domain stays; a newer code replaces an older one.
 */
export const persistEntryCodes = (origin: string, search: string): void => {
  const stored = storedCodes()
  const codes = visitorCodes(search, stored)
  if (codes.affiliateCode !== stored.affiliateCode)
    writeStorage('local', AFFILIATE_CODE_KEY, codes.affiliateCode)
  if (codes.referralCode !== stored.referralCode) writeStorage('local', REFERRAL_CODE_KEY, codes.referralCode)
  if (readStorage('local', ORIGINAL_DOMAIN_KEY) === null) writeStorage('local', ORIGINAL_DOMAIN_KEY, origin)
}
