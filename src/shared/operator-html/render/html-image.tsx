import { imageSize } from '#domain/text/operator-html'
import { classNames } from '../../../ui/class-names'
import { useLoadableUrl } from '../../../ui/media/held-images'
import { useCorsFallbackImage } from '../../../ui/media/use-cors-fallback-image'
import { responsiveImageUrl } from '../../page/responsive-image-url'
import { TEXT_WIDTH } from '../../page/text/text-width'
import styles from './operator-html.module.css'

/** An image of an operator's text. Its space is reserved, and it loads when it comes near the screen. */
export const HtmlImage = ({ picture }: { readonly picture: Element }) => {
  const size = imageSize(picture.getAttribute('width'), picture.getAttribute('height'))
  const alt = picture.getAttribute('alt') ?? ''
  const source = responsiveImageUrl(
    picture.getAttribute('src') ?? '',
    Math.min(window.innerWidth, TEXT_WIDTH),
  )
  const shown = useCorsFallbackImage(useLoadableUrl(source, true))
  if (!shown) return alt === '' ? null : <em dir="auto">{alt}</em>
  return (
    <img
      key={shown.tried}
      {...shown.attributes}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={classNames(styles.picture, !size && styles.unsized)}
    />
  )
}
