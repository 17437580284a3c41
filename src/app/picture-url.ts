import { device } from '../state/device'
import { imageUrl } from '../ui/image-url'
import { pictureAddress } from '../ui/picture-address'

/** The address of a picture that is drawn this wide, in CSS px, on this device; '' where it may not be loaded. */
export const pictureUrl = (source: string, width: number, savesData = device.savesData): string =>
  pictureAddress(imageUrl(source, { width, density: window.devicePixelRatio, savesData }))
