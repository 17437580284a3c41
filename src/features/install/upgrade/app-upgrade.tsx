import { useEffect, useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { Button } from '../../../ui/controls/button'
import { buttonClass } from '../../../ui/controls/button-class'
import { IconButton } from '../../../ui/controls/icon-button'
import { useModal } from '../../../ui/dialogs/use-modal'
import { AppIcon } from '../popup/app-icon'
import styles from './app-upgrade.module.css'
import { visibleSurfaces } from '../state/visible-surfaces'
import { openOutside } from './open-outside'

type Upgrade = NonNullable<typeof visibleSurfaces.upgrade>

/** The notice of a newer build of the merchant's native app (INS-09). */
export const AppUpgrade = ({ onClose }: { readonly onClose: () => void }) => {
  const { upgrade } = useSnapshot(visibleSurfaces)
  return upgrade && <Notice upgrade={upgrade} onClose={onClose} />
}

interface Props {
  readonly upgrade: Upgrade
  readonly onClose: () => void
}

const Notice = ({ upgrade, onClose }: Props) => {
  const t = useTranslation('rest')
  const { own, latest, isMandatory, url } = upgrade
  const settings = useLiveQuery((read) => read.get('settings', pageState.merchant)).data
  const modal = useModal(isMandatory ? undefined : onClose)
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    visibleSurfaces.isUpgradeDrawn = true
    // A tap or key press in progress must not trigger anything, and screen readers must read the text first.
    text.current?.focus({ preventScroll: true })
  }, [])
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <div className={styles.panel}>
        {!isMandatory && (
          <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={onClose} />
        )}
        <AppIcon
          key={settings?.mobileTemplate.apple_touch_icon}
          source={settings?.mobileTemplate.apple_touch_icon ?? ''}
        />
        <h2 id={id} className={styles.title}>
          {t('upgrade.title')}
        </h2>
        <div ref={text} id={`${id}-text`} className={styles.text} tabIndex={-1}>
          <p>{t(isMandatory ? 'upgrade.must' : 'upgrade.text')}</p>
          <p className={styles.versions}>{t('upgrade.versions', { own, latest })}</p>
          {url === null && <p>{t('upgrade.nowhere')}</p>}
        </div>
        {url !== null && <Download url={url} isDirect={upgrade.isDirect} label={t('upgrade.get')} />}
      </div>
    </dialog>
  )
}

interface DownloadProps {
  readonly url: string
  readonly isDirect: boolean
  readonly label: string
}

/** The download link. A capable app downloads by itself; an older one opens the external browser. */
const Download = ({ url, isDirect, label }: DownloadProps) =>
  isDirect ? (
    <a href={url} rel="noreferrer" className={buttonClass({ variant: 'primary', isWide: true })}>
      {label}
    </a>
  ) : (
    <Button variant="primary" isWide onClick={() => void openOutside(url)}>
      {label}
    </Button>
  )
