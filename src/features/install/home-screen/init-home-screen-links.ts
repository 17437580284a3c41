import { subscribeKey } from 'valtio/utils'
import { pageState } from '../../../shared/page/page-state'
import { isIosDevice } from '../../../shared/install/is-installed-app'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { linkAppleIcons } from './link-apple-icons'
import { linkManifest } from './link-manifest'

/**
 * Sets the document links that the browser uses when the player adds the app to the home screen (INS-07). Called
 * once per page load.
 */
export const initHomeScreenLinks = (): void => {
  const link = (): void => void linkManifest()
  subscribeKey(pageState, 'merchant', link)
  subscribeKey(pageState, 'language', link)
  link()
  if (!isIosDevice()) return
  subscribeQuery(
    (read) => read.get('settings', pageState.merchant),
    (settings) => {
      if (settings) linkAppleIcons(settings.mobileTemplate.apple_touch_icon)
    },
  )
}
