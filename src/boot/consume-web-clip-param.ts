import { WEBCLIP_KEY } from '#domain/storage-keys'
import { writeStorage } from '../shared/storage/storage-area'

/**
 * Stores that the app was opened from a web clip of the merchant's profile (INS-04). Removes the URL parameter that
 * says so, because players share URLs. It only counts in standalone mode: in a browser, the same link would mark the
 * app as a web clip for ever.
 */
export const consumeWebClipParam = (isStandalone: boolean): void => {
  const url = new URL(location.href)
  if (!url.searchParams.has(WEBCLIP_KEY)) return
  url.searchParams.delete(WEBCLIP_KEY)
  history.replaceState(history.state, '', url)
  if (isStandalone) writeStorage('local', WEBCLIP_KEY, '1')
}
