import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import { useCorsFallbackImage } from '../../../ui/media/use-cors-fallback-image'
import styles from './install-popup.module.css'

interface Props {
  /** mobileTemplate.apple_touch_icon, '' if the merchant has none. */
  readonly source: string
  readonly isSmall?: boolean
}

/** The icon that will be on the home screen; a drawn one if it does not load (INS-10). */
export const AppIcon = ({ source, isSmall = false }: Props) => {
  const width = isSmall ? 44 : 64
  const picture = useCorsFallbackImage(responsiveImageUrl(source, width, false))
  return (
    <span className={classNames(styles.picture, isSmall && styles.small)}>
      {picture ? (
        <img key={picture.tried} {...picture.attributes} width={width} height={width} />
      ) : (
        <Icon name="games" size={isSmall ? 'm' : 'l'} />
      )}
    </span>
  )
}
