import { CAMPAIGN_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../shared/storage/storage-area'

/**
 * Campaign values (`utm_*`) stay for the browser session (SHL-04). Those of the URL are stored. A URL without any gets
 * the stored ones: the visit goes on there, after a game or a page of the operator. From then on every navigation
 * preserves them.
 */
export const keepCampaign = (): void => {
  const { pathname, search, hash } = location
  const pairs = search.slice(1).split('&')
  const campaign = pairs.filter((pair) => pair.startsWith('utm_')).join('&')
  if (campaign !== '') {
    writeStorage('session', CAMPAIGN_KEY, campaign)
    return
  }
  const stored = readStorage('session', CAMPAIGN_KEY)
  if (stored === null) return
  history.replaceState(history.state, '', `${pathname}${search === '' ? '?' : `${search}&`}${stored}${hash}`)
}
