import { useSnapshot } from 'valtio'
import { imageAddress } from '#domain/rules/url-rule'
import { device } from '../../state/device'
import { Cover } from '../../ui/cover'
import { imageUrl } from '../../ui/image-url'
import styles from './announcement-picture.module.css'

interface Props {
  readonly image: string
  readonly title: string
  /** The first things on the screen do not wait to be seen. */
  readonly isEager?: boolean
}

const PAGE_PX = 640 // the widest that a page to read is drawn

/** The picture of an announcement, as wide as its page; its place is there before it is. */
export const AnnouncementPicture = ({ image, title, isEager = false }: Props) => {
  const { savesData } = useSnapshot(device)
  const width = Math.min(window.innerWidth, PAGE_PX)
  const source = imageUrl(image, { width, density: window.devicePixelRatio, savesData })
  return (
    <div className={styles.picture}>
      <Cover
        src={imageAddress(source, window.location.origin) ?? ''}
        name={title}
        letters=""
        colour=""
        isEager={isEager}
      />
    </div>
  )
}
