import { useSnapshot } from 'valtio'
import { pageState } from './page-state'
import { useCorsFallbackImage } from '../../ui/media/use-cors-fallback-image'
import { responsiveImageUrl } from './responsive-image-url'
import styles from './brand.module.css'

interface Props {
  /** URL of the merchant's logo; undefined until the settings are loaded. */
  readonly logo: string | undefined
  /** URL of the merchant's square icon: in place of a logo that would be too narrow to read. */
  readonly icon?: string | undefined
}

const LOGO_PX = 160 // a word mark with the header's height
const ICON_PX = 32

/** The merchant's logo, or its name as text if there is none or it does not load (DEP-01). */
export const Brand = ({ logo, icon = '' }: Props) => {
  const { merchant } = useSnapshot(pageState)
  const image = useCorsFallbackImage(responsiveImageUrl(logo ?? '', LOGO_PX, false))
  const small = useCorsFallbackImage(responsiveImageUrl(icon, ICON_PX, false))
  if (logo === undefined) return <span className={`sk ${styles.waiting ?? ''}`} />
  if (!image)
    return (
      <span className={styles.letters} dir="auto">
        {merchant}
      </span>
    )
  return (
    <>
      {small && (
        <img
          key={`icon ${String(small.tried)}`}
          className={styles.icon}
          loading="lazy"
          {...small.attributes}
        />
      )}
      <img key={image.tried} className={styles.logo} {...image.attributes} />
    </>
  )
}
