import { subscribeKey } from 'valtio/utils'
import { pageState } from '../../state/page-state'
import { isIosDevice } from '../at-home'
import { subscribeQuery } from '../watch-rows'
import { linkApplePictures } from './link-apple-pictures'
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
