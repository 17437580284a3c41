import { device } from './device'
import { ruledImageUrl } from './image-rules'
import { imageUrl } from '../../ui/media/image-url'
import { safeImageSrc } from '../../ui/media/safe-image-src'

/** URLs with data saver, and those of the same images without it, which an earlier visit may have loaded. */
const fullSizes = new Map<string, string>()

export const fullSizeOf = (src: string): string | undefined => fullSizes.get(src)

/** Returns the URL of an image for this width, in CSS px, on this device; '' if it may not be loaded. */
export const responsiveImageUrl = (source: string, width: number, savesData = device.savesData): string => {
  const urlWith = (isSmall: boolean): string =>
    safeImageSrc(
      imageUrl(ruledImageUrl(source), { width, density: window.devicePixelRatio, savesData: isSmall }),
    )
  const url = urlWith(savesData)
  if (savesData) fullSizes.set(url, urlWith(false))
  return url
}
