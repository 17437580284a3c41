import { safeImageSrc } from '../../src/ui/media/safe-image-src'
import { ruledImageUrl } from './image-rules'
import { markWidth } from './slots'

/** The visitor's browser knows what is on the device. */
export const fullSizeOf = (): undefined => undefined

/** Replaces src/shared/page/responsive-image-url.ts: the visitor's browser chooses the width. */
export const responsiveImageUrl = (source: string, width: number): string =>
  safeImageSrc(markWidth(ruledImageUrl(source), width))
