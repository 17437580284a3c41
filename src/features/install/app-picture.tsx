import { useState } from 'react'
import { imageAddress } from '#domain/rules/url-rule'
import { Icon } from '../../ui/icon'
import { imageUrl } from '../../ui/image-url'
import styles from './install-popup.module.css'

interface Props {
  /** mobileTemplate.apple_touch_icon, '' where the merchant has none. */
  readonly source: string
}

const WIDTH = 64

/** The picture that will stand on the home screen; a drawn one where it cannot be had (INS-10). */
export const AppPicture = ({ source }: Props) => {
  const [hasFailed, setFailed] = useState(false)
  const address = imageAddress(
    imageUrl(source, { width: WIDTH, density: window.devicePixelRatio, savesData: false }),
    window.location.origin,
  )
  return (
    <span className={styles.picture}>
      {address === null || hasFailed ? (
        <Icon name="games" size="l" />
      ) : (
        <img src={address} alt="" width={WIDTH} height={WIDTH} onError={() => setFailed(true)} />
      )}
    </span>
  )
}
