import { useRef, type CSSProperties, type SyntheticEvent } from 'react'
import { classNames } from '../class-names'
import { coverColour, initials } from './cover-colour'
import { useLazyLoad } from './use-lazy-load'
import { useCorsFallbackImage } from './use-cors-fallback-image'
import styles from './cover.module.css'

interface Props {
  /** Already at the right width; '' where there is none. */
  readonly src: string
  /** What it stands for. Not read out: the name stands beside every cover. */
  readonly name: string
  readonly colour: string
  /** The first things on the screen do not wait to be seen. */
  readonly isEager?: boolean
  readonly className?: string | undefined
  /** What is written where the picture cannot be had; the name's first letters when left out. */
  readonly letters?: string
}

/** A picture with its colour already there, and letters where it cannot be had. It fills what holds it. */
export const Cover = ({ src, name, colour, isEager = false, className, letters = initials(name) }: Props) => {
  const box = useRef<HTMLSpanElement>(null)
  const shouldLoad = useLazyLoad(box, isEager)
  const picture = useCorsFallbackImage(src)

  const style: CSSProperties & { '--cover': string } = { '--cover': coverColour(colour, name) }
  return (
    <span ref={box} className={classNames(styles.cover, className)} style={style} aria-hidden="true">
      {!picture && (
        <span className={styles.letters} dir="auto">
          {letters}
        </span>
      )}
      {picture && shouldLoad && (
        <img
          key={picture.tried}
          {...picture.attributes}
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

/** By CSS alone: each image loads in its own task, and a render for each would cost more than the tiles. */
const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  if (styles.shown) currentTarget.classList.add(styles.shown)
}
