import { useSnapshot } from 'valtio'
import { device } from '../../shared/page/device'
import { responsiveImageUrl } from '../../shared/page/responsive-image-url'
import { useCorsFallbackImage } from '../../ui/media/use-cors-fallback-image'
import styles from './company-details.module.css'

interface Props {
  readonly src: string
  readonly name: string
  readonly isSquare?: boolean
}

const WIDTH = 96 // CSS px

/** A logo of a partner; its name if there is no image, if it does not load, and with data saver. */
export const Logo = ({ src, name, isSquare = false }: Props) => {
  const { savesData } = useSnapshot(device)
  const image = useCorsFallbackImage(savesData ? '' : responsiveImageUrl(src, WIDTH))
  if (!image) return <bdi className={styles.name}>{name}</bdi>
  return (
    <img
      key={image.tried}
      {...image.attributes}
      alt={name}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={isSquare ? styles.seal : styles.logo}
    />
  )
}
