import { CAMPAIGN_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../shared/storage/storage-area'
import { isDoNotTrackOn } from '../shared/tracking/is-do-not-track-on'

/** Ids of a clicked ad, which is another source of the visit. */
const CLICK = /[?&](?:fb|g|tt|kwai)clid=/u

/**
 * Campaign values (`utm_*`) stay for the browser session (SHL-04). Those of the URL are stored. A URL without them gets
 * the stored ones, for example after a game or a page of the operator; every navigation preserves them from there. A
 * click on another ad ends the campaign. Nothing is stored for a player who asks not to be tracked (TRK-03).
 */
export const keepCampaign = (): void => {
  if (isDoNotTrackOn()) return
  const url = new URL(location.href)
  const pairs = [...url.searchParams].filter(([name, value]) => name.startsWith('utm_') && value !== '')
  const campaign = new URLSearchParams(pairs).toString()
  const stored = readStorage('session', CAMPAIGN_KEY) ?? ''
  if (campaign !== '' || CLICK.test(url.search)) {
    if (campaign !== stored) writeStorage('session', CAMPAIGN_KEY, campaign)
  } else if (stored !== '') {
    url.search = [url.search.slice(1), stored].filter((part) => part !== '').join('&')
    history.replaceState(history.state, '', url)
  }
}
