import { classNames } from '../../../ui/class-names'
import { useCorsFallbackImage } from '../../../ui/media/use-cors-fallback-image'
import styles from './download-prompt-art.module.css'

interface Props {
  /** '' if there is none. */
  readonly source: string
  readonly isTall: boolean
}

/** The merchant's image; a background in the accent colours if there is none or it does not load. */
export const DownloadPromptArt = ({ source, isTall }: Props) => {
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
