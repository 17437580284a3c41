import { device } from './device'
import { imageUrl } from '../../ui/media/image-url'
import { safeImageSrc } from '../../ui/media/safe-image-src'

/** The address of a picture that is drawn this wide, in CSS px, on this device; '' where it may not be loaded. */
export const responsiveImageUrl = (source: string, width: number, savesData = device.savesData): string =>
  safeImageSrc(imageUrl(source, { width, density: window.devicePixelRatio, savesData }))
