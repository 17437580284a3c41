import { responsiveImageUrl } from '../../app/picture-url'
import { TEXT_WIDTH } from '../../app/text-page/text-width'
import { Cover } from '../../ui/cover'
import styles from './announcement-picture.module.css'

interface Props {
  readonly image: string
  readonly title: string
  /** The first things on the screen do not wait to be seen. */
  readonly isEager?: boolean
}

/** The picture of an announcement, as wide as its page; its place is there before it is. */
export const AnnouncementPicture = ({ image, title, isEager = false }: Props) => {
  const width = Math.min(window.innerWidth, TEXT_WIDTH)
  return (
    <div className={styles.picture}>
      <Cover src={responsiveImageUrl(image, width)} name={title} letters="" colour="" isEager={isEager} />
    </div>
  )
}
