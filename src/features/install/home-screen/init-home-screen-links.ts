import { subscribeKey } from 'valtio/utils'
import { pageState } from '../../../shared/page/page-state'
import { isIosDevice } from '../../../shared/install/is-installed-app'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { linkApplePictures } from './link-apple-icons'
import { linkManifest } from './link-manifest'

/** Tells the browser what stands on the home screen once the player puts it there (INS-07). Once in the life of a page. */
export const initHomeScreenLinks = (): void => {
  const link = (): void => void linkManifest()
  subscribeKey(pageState, 'merchant', link)
  subscribeKey(pageState, 'language', link)
  link()
  if (!isIosDevice()) return
  subscribeQuery(
    (read) => read.get('settings', pageState.merchant),
    (settings) => {
      if (settings) linkApplePictures(settings.mobileTemplate.apple_touch_icon)
    },
  )
}
