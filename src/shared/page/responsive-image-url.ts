import { device } from './device'
import { ruledImageUrl } from './image-rules'
import { imageUrl } from '../../ui/media/image-url'
import { safeImageSrc } from '../../ui/media/safe-image-src'

/** Returns the URL of an image for this width, in CSS px, on this device; '' if it may not be loaded. */
export const responsiveImageUrl = (source: string, width: number, savesData = device.savesData): string =>
  safeImageSrc(imageUrl(ruledImageUrl(source), { width, density: window.devicePixelRatio, savesData }))
