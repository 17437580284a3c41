import { useState } from 'react'
import { imageAddress } from '#domain/rules/url-rule'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
import { imageUrl } from '../../ui/image-url'
import styles from './install-popup.module.css'

interface Props {
  /** mobileTemplate.apple_touch_icon, '' where the merchant has none. */
  readonly source: string
  readonly isSmall?: boolean
}

/** The picture that will stand on the home screen; a drawn one where it cannot be had (INS-10). */
export const AppPicture = ({ source, isSmall = false }: Props) => {
  const [hasFailed, setFailed] = useState(false)
  const width = isSmall ? 44 : 64
  const address = imageAddress(
    imageUrl(source, { width, density: window.devicePixelRatio, savesData: false }),
    window.location.origin,
  )
  return (
    <span className={classNames(styles.picture, isSmall && styles.small)}>
      {address === null || hasFailed ? (
        <Icon name="games" size={isSmall ? 'm' : 'l'} />
      ) : (
        <img src={address} alt="" width={width} height={width} onError={() => setFailed(true)} />
      )}
    </span>
  )
}
