import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'
import { IconButton } from '../../../ui/controls/icon-button'
import { AppIcon } from '../popup/app-icon'
import { pinDownloadBar } from './download-bar-space'
import styles from './download-bar.module.css'
import { sendInstall } from '../state/install-state'
import { visibleSurfaces } from '../state/visible-surfaces'
import { InstallLink } from './install-link'

interface Props {
  readonly bar: NonNullable<typeof visibleSurfaces.bar>
}

/** The bar above the header that offers the merchant's app (S2, INS-05). */
export const DownloadBar = ({ bar }: Props) => {
  const t = useTranslation('rest')
  const element = useRef<HTMLElement>(null)
  const titleId = useId()
  useLayoutEffect(() => (element.current ? pinDownloadBar(element.current) : undefined), [])
  useEffect(() => (element.current ? watchSeen(element.current) : undefined), [])
  const isWebApp = bar.way === 'web-app'
  return (
    // `pinDownloadBar` decides when the bar is shown: rendering never changes this attribute again.
    <aside ref={element} className={styles.bar} aria-labelledby={titleId} hidden>
      <div className={styles.row}>
        <AppIcon key={bar.icon} source={bar.icon} isSmall />
        <div className="ui-fill">
          <p id={titleId} className={styles.title}>
            {t(isWebApp ? 'install.webApp' : 'install.app')}
          </p>
          <p className={styles.text} dir="auto">
            {bar.description || t('install.text')}
          </p>
        </div>
        <InstallLink to={bar} describedBy={titleId} className={buttonClass({}, styles.action)}>
          {t(isWebApp ? 'install.bar.add' : 'install.bar.get')}
        </InstallLink>
        <IconButton
          icon="close"
          label={t('action.close')}
          className={styles.close}
          onClick={() => sendInstall({ type: 'bar-closed' })}
        />
      </div>
    </aside>
  )
}

/** Tracks whether the bar is on the screen. The banner is hidden meanwhile. */
const watchSeen = (bar: HTMLElement): (() => void) => {
  const observer = new IntersectionObserver(([entry]) => {
    visibleSurfaces.isBarSeen = entry?.isIntersecting === true
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    visibleSurfaces.isBarSeen = false
  }
}
