import { preservedParams } from '../routing/preserved-params'
import { clickIds } from './click-ids'

/** Returns the campaign of a URL, as a query of its `utm_*` values without the question mark; '' for none. */
export const campaignOf = (search: string): string => {
  const isCampaign = ([name, value]: [string, string]): boolean => name.startsWith('utm_') && value !== ''
  const values = Object.entries(preservedParams(search)).filter(isCampaign)
  return new URLSearchParams(Object.fromEntries(values)).toString()
}

/**
 * Returns the campaign of a visit that has come to a URL (SHL-04): that of the URL, else the stored one. A click on
 * another ad ends it.
 */
export const nextCampaign = (search: string, stored: string): string => {
  const campaign = campaignOf(search)
  const isOtherAd = Object.keys(clickIds(search)).length > 0
  return campaign === '' && !isOtherAd ? stored : campaign
}
