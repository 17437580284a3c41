import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { TEXT_WIDTH } from '../../../shared/page/text/text-width'
import { Cover } from '../../../ui/media/cover'
import styles from './announcement-image.module.css'

interface Props {
  readonly image: string
  readonly title: string
  /** Loads at once. For images at the top of the screen. */
  readonly isEager?: boolean
}

/** The image of an announcement, as wide as its page. Its space is reserved before it loads. */
export const AnnouncementImage = ({ image, title, isEager = false }: Props) => {
  const width = Math.min(window.innerWidth, TEXT_WIDTH)
  return (
    <div className={styles.picture}>
      <Cover src={responsiveImageUrl(image, width)} name={title} letters="" colour="" isEager={isEager} />
    </div>
  )
}
