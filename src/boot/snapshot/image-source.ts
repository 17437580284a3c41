import { isDataSaverOn } from '../../shared/page/is-data-saver-on'
import { imageUrl } from '../../ui/media/image-url'
import { bannerWidth, tileWidth } from '../../ui/media/measured-widths'

/**
 * Returns the URL of an image of a snapshot. A prerendered screen has the name of the image's slot, or its width in
 * CSS px, in place of its width in the URL: `{tile}`, `{banner}` or `{160}`. React computes the same URL.
 */
export const imageSource = (source: string): string =>
  source.replace(/\{(\w+)\}/gu, (_mark, slot: string) => imageUrl('{w}', needOf(slot)))

const needOf = (slot: string) => ({
  width: slot === 'tile' ? tileWidth() : slot === 'banner' ? bannerWidth() : Number(slot),
  density: window.devicePixelRatio,
  savesData: isDataSaverOn(),
})
