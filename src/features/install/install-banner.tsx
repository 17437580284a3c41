import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { BANNER_DELAY_MS } from '#domain/constants/install'
import type { InstallMethod } from '#domain/rules/install-surfaces'
import { responsiveImageUrl } from '../../app/picture-url'
import { useIsSlow } from '../../app/use-waited-long'
import { useTranslation } from '../../i18n/use-words'
import type { TranslationKey } from '../../i18n/words'
import { IconButton } from '../../ui/icon-button'
import { useCorsFallbackImage } from '../../ui/use-cors-picture'
import styles from './install-banner.module.css'
import { sendInstall } from './install-state'
import { visibleSurfaces } from './standing'
import { InstallLink } from './way-link'

interface Props {
  readonly banner: NonNullable<typeof visibleSurfaces.banner>
}

const WIDTH = 352 // as wide as it becomes, px

const WORDS = {
  app: 'install.app',
  profile: 'install.webApp',
  'web-app': 'install.webApp',
  'open-in-chrome': 'install.chrome',
} as const satisfies Readonly<Record<InstallMethod, TranslationKey>>

/**
 * The merchant's picture over the foot of the home page, until it is closed or followed (INS-06). It comes when it can be
 * seen whole, and leaves the screen to the bar: there is never more than one of them on it.
 */
export const InstallBanner = ({ banner }: Props) => {
  const t = useTranslation('rest')
  const { isBarSeen } = useSnapshot(visibleSurfaces)
  const [isLoaded, setLoaded] = useState(false)
  const isItsTurn = useIsSlow(true, BANNER_DELAY_MS)
  const picture = useCorsFallbackImage(responsiveImageUrl(banner.picture, WIDTH))
  const end = (): void => sendInstall({ type: 'banner-closed', name: banner.name, listed: banner.listed })
  if (!picture) return null
  return (
    <aside
      className={styles.card}
      aria-label={t('install.banner.label')}
      data-away={!isLoaded || !isItsTurn || isBarSeen || undefined}
    >
      <InstallLink to={banner} className={styles.way} onTake={end}>
        <img
          key={picture.tried}
          {...picture.attributes}
          alt={t(WORDS[banner.way])}
          className={styles.picture}
          onLoad={() => setLoaded(true)}
        />
      </InstallLink>
      <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={end} />
    </aside>
  )
}
