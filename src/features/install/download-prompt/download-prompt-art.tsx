import { classNames } from '../../../ui/class-names'
import { useCorsFallbackImage } from '../../../ui/media/use-cors-fallback-image'
import styles from './download-prompt-art.module.css'

interface Props {
  /** '' where there is none. */
  readonly source: string
  readonly isTall: boolean
}

/** The merchant's picture; the accent's own colours where there is none, or it cannot be had. */
export const Art = ({ source, isTall }: Props) => {
  const picture = useCorsFallbackImage(source)
  return (
    <div
      className={classNames(styles.art, isTall && styles.tall, !picture && styles.plain)}
      aria-hidden="true"
    >
      {picture && <img key={picture.tried} {...picture.attributes} />}
    </div>
  )
}
