import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { BANNER_DELAY_MS } from '#domain/install/install-constants'
import type { InstallMethod } from '#domain/install/install-surfaces'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { useFloating } from '../../../shared/page/use-floating'
import { useIsScrolledDown } from '../../../shared/page/use-is-scrolled-down'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { useTranslation } from '../../../i18n/use-translation'
import type { TranslationKey } from '../../../i18n/translation-types'
import { IconButton } from '../../../ui/controls/icon-button'
import { useCorsFallbackImage } from '../../../ui/media/use-cors-fallback-image'
import styles from './install-banner.module.css'
import { sendInstall } from '../state/install-state'
import { visibleSurfaces } from '../state/visible-surfaces'
import { InstallLink } from './install-link'

interface Props {
  readonly banner: NonNullable<typeof visibleSurfaces.banner>
}

const WIDTH = 352 // maximum width, px

const TEXT_KEYS = {
  app: 'install.app',
  profile: 'install.webApp',
  'web-app': 'install.webApp',
  'open-in-chrome': 'install.chrome',
} as const satisfies Readonly<Record<InstallMethod, TranslationKey>>

/**
 * The merchant's image at the bottom of the home page, until it is closed or followed (INS-06). It appears once it
 * has loaded, never together with the bar, and gives way while the player types.
 */
export const InstallBanner = ({ banner }: Props) => {
  const t = useTranslation('rest')
  const { isBarSeen } = useSnapshot(visibleSurfaces)
  const [isLoaded, setLoaded] = useState(false)
  const isItsTurn = useIsSlow(true, BANNER_DELAY_MS)
  const isScrolledDown = useIsScrolledDown()
  const isTyping = useSnapshot(overlayState).activity === 'form'
  const picture = useCorsFallbackImage(responsiveImageUrl(banner.imageUrl, WIDTH))
  const end = (): void => sendInstall({ type: 'banner-closed', name: banner.name, listed: banner.listed })
  const isOn = picture !== null && isLoaded && isItsTurn && !isBarSeen
  useFloating('data-banner', isOn)
  if (!picture) return null
  return (
    <aside
      className={styles.card}
      aria-label={t('install.banner.label')}
      data-away={!isOn || isScrolledDown || isTyping || undefined}
    >
      <InstallLink to={banner} className={styles.way} onTake={end}>
        <img
          key={picture.tried}
          {...picture.attributes}
          alt={t(TEXT_KEYS[banner.way])}
          className={styles.picture}
          onLoad={() => setLoaded(true)}
        />
      </InstallLink>
      <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={end} />
    </aside>
  )
}
