import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { BANNER_DELAY_MS } from '#domain/constants/install'
import type { InstallWay } from '#domain/rules/install-surfaces'
import { pictureUrl } from '../../app/picture-url'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import type { WordKey } from '../../i18n/words'
import { IconButton } from '../../ui/icon-button'
import { useCorsPicture } from '../../ui/use-cors-picture'
import styles from './install-banner.module.css'
import { sendInstall } from './install-state'
import { standing } from './standing'
import { WayLink } from './way-link'

interface Props {
  readonly banner: NonNullable<typeof standing.banner>
}

const WIDTH = 352 // as wide as it becomes, px

const WORDS = {
  app: 'install.app',
  profile: 'install.webApp',
  'web-app': 'install.webApp',
  'open-in-chrome': 'install.chrome',
} as const satisfies Readonly<Record<InstallWay, WordKey>>

/**
 * The merchant's picture over the foot of the home page, until it is closed or followed (INS-06). It comes when it can be
 * seen whole, and leaves the screen to the bar: there is never more than one of them on it.
 */
export const InstallBanner = ({ banner }: Props) => {
  const t = useWords('rest')
  const { isBarSeen } = useSnapshot(standing)
  const [isLoaded, setLoaded] = useState(false)
  const isItsTurn = useWaitedLong(true, BANNER_DELAY_MS)
  const picture = useCorsPicture(pictureUrl(banner.picture, WIDTH))
  const end = (): void => sendInstall({ type: 'banner-closed', name: banner.name, listed: banner.listed })
  if (!picture) return null
  return (
    <aside
      className={styles.card}
      aria-label={t('install.banner.label')}
      data-away={!isLoaded || !isItsTurn || isBarSeen || undefined}
    >
      <WayLink to={banner} className={styles.way} onTake={end}>
        <img
          key={picture.tried}
          {...picture.attributes}
          alt={t(WORDS[banner.way])}
          className={styles.picture}
          onLoad={() => setLoaded(true)}
        />
      </WayLink>
      <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={end} />
    </aside>
  )
}
