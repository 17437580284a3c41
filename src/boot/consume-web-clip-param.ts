import { WEBCLIP_KEY } from '#domain/storage-keys'
import { writeStorage } from '../shared/storage/storage-area'

/**
 * A web clip of the merchant's profile opens the app at an address that says so (INS-04): kept from then on, and taken out
 * of the address, which people pass on. It counts without the browser's frame only: the same link in a browser would
 * make that a web clip for ever.
 */
export const consumeWebClipParam = (isStandalone: boolean): void => {
  const url = new URL(location.href)
  if (!url.searchParams.has(WEBCLIP_KEY)) return
  url.searchParams.delete(WEBCLIP_KEY)
  history.replaceState(history.state, '', url)
  if (isStandalone) writeStorage('local', WEBCLIP_KEY, '1')
}
