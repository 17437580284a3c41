import {
  appleScreenOf,
  MERCHANT_PATH,
  SPLASH_STYLES,
  splashFile,
  splashMedia,
  TOUCH_ICON_FILE,
  TOUCH_ICON_PX,
} from '#domain/install/apple-icons'
import { imageUrl } from '../../../ui/media/image-url'
import { safeImageSrc } from '../../../ui/media/safe-image-src'
import { upsertHeadLink } from './upsert-head-link'

/**
 * Names what iOS takes when the page is put on the home screen: the merchant's icon, and the picture shown while the app
 * starts. Of all sizes only this screen's, light and dark; where the merchant has made none, iOS finds none and shows a
 * plain ground, so nobody asks beforehand.
 * @param icon mobileTemplate.apple_touch_icon; without a safe one, that which `npm run merchant:assets` has drawn
 */
export const linkApplePictures = (icon: string): void => {
  const address = safeImageSrc(imageUrl(icon, { width: TOUCH_ICON_PX, density: 1, savesData: false }))
  upsertHeadLink('apple-touch-icon', address || `${MERCHANT_PATH}/${TOUCH_ICON_FILE}`)
  const phone = appleScreenOf(window.screen.width, window.screen.height, window.devicePixelRatio)
  if (!phone) return
  for (const style of SPLASH_STYLES)
    upsertHeadLink(
      'apple-touch-startup-image',
      `${MERCHANT_PATH}/${splashFile(phone, style)}`,
      splashMedia(phone, style),
    )
}
