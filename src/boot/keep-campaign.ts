import { CAMPAIGN_KEY } from '#domain/storage-keys'
import { campaignOf, nextCampaign } from '#domain/tracking/campaign'
import { readStorage, writeStorage } from '../shared/storage/storage-area'
import { isDoNotTrackOn } from '../shared/tracking/is-do-not-track-on'

/**
 * Stores the campaign of the visit for the browser session (SHL-04). A URL without one gets the stored one, for example
 * after a game or a page of the operator; every navigation preserves it from there. Nothing is stored for a player who
 * asks not to be tracked (TRK-03).
 */
export const keepCampaign = (): void => {
  if (isDoNotTrackOn()) return
  const url = new URL(location.href)
  const stored = readStorage('session', CAMPAIGN_KEY) ?? ''
  const campaign = nextCampaign(url.search, stored)
  if (campaign !== stored) writeStorage('session', CAMPAIGN_KEY, campaign)
  if (campaign === '' || campaignOf(url.search) !== '') return
  // Added as text, so that nothing else of the URL changes.
  url.search += `${url.search === '' ? '' : '&'}${campaign}`
  history.replaceState(history.state, '', url)
}
