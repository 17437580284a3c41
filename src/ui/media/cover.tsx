import { useRef, type CSSProperties, type SyntheticEvent } from 'react'
import { classNames } from '../class-names'
import { coverColour, initials } from './cover-colour'
import { useLoadableUrl } from './held-images'
import { useLazyLoad } from './use-lazy-load'
import { useCorsFallbackImage } from './use-cors-fallback-image'
import styles from './cover.module.css'

interface Props {
  /** Already with the right width; '' if there is none. */
  readonly src: string
  /** Name of the item. Not read by screen readers: the name is next to every cover. */
  readonly name: string
  readonly colour: string
  /** Loads at once. For images at the top of the screen. */
  readonly isEager?: boolean
  readonly className?: string | undefined
  /** Shown without the image; by default the name's initials. */
  readonly letters?: string
}

/** An image with its colour shown first, and letters if it does not load or is held back. It fills its container. */
export const Cover = ({ src, name, colour, isEager = false, className, letters = initials(name) }: Props) => {
  const box = useRef<HTMLSpanElement>(null)
  const shouldLoad = useLazyLoad(box, isEager)
  const image = useCorsFallbackImage(useLoadableUrl(src, shouldLoad))

  const style: CSSProperties & { '--cover': string } = { '--cover': coverColour(colour, name) }
  return (
    <span ref={box} className={classNames(styles.cover, className)} style={style} aria-hidden="true">
      {!image && (
        <span className={styles.letters} dir="auto">
          {letters}
        </span>
      )}
      {image && shouldLoad && (
        <img
          key={`${String(image.tried)} ${src}`} // a new element: it hides the new image until it is loaded
          {...image.attributes}
          decoding="async"
          draggable={false}
          fetchPriority={isEager ? 'high' : 'auto'}
          className={styles.image}
          onLoad={show}
        />
      )}
    </span>
  )
}

/**
 * Shows the image by CSS alone: each loads in its own task, and rendering each again would cost more than the tiles.
 */
const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  if (styles.shown) currentTarget.classList.add(styles.shown)
}
