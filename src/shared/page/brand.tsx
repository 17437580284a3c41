import { useSnapshot } from 'valtio'
import { pageState } from './page-state'
import { useCorsFallbackImage } from '../../ui/media/use-cors-fallback-image'
import { responsiveImageUrl } from './responsive-image-url'
import styles from './brand.module.css'

interface Props {
  /** Address of the merchant's logo; undefined before the settings have come. */
  readonly logo: string | undefined
}

const LOGO_PX = 160 // a word mark of the header's height

/** The merchant's logo, or its name in letters where there is none or it cannot be had (DEP-01). */
export const Brand = ({ logo }: Props) => {
  const { merchant } = useSnapshot(pageState)
  const picture = useCorsFallbackImage(responsiveImageUrl(logo ?? '', LOGO_PX, false))
  if (logo === undefined) return <span className={`sk ${styles.waiting ?? ''}`} />
  if (!picture)
    return (
      <span className={styles.letters} dir="auto">
        {merchant}
      </span>
    )
  return <img key={picture.tried} className={styles.logo} {...picture.attributes} />
}
