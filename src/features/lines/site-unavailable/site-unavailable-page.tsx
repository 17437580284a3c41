import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { SiteUnavailability } from '#domain/lines/site-availability'
import { Brand } from '../../../shared/page/brand'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useNow } from '../../../shared/page/use-now'
import { ToastRegion } from '../../../shared/overlays/toast-region'
import { NoticeDialog } from '../../../shared/overlays/dialogs/notice-dialog'
import { useRetry } from '../../../shared/sync/use-retry'
import { formatMoment } from '../../../i18n/format/format-moment'
import { useTranslation } from '../../../i18n/use-translation'
import { showOffline } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { ActionStack } from '../../../ui/layout/action-stack'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Icon } from '../../../ui/icons/icon'
import { useModal } from '../../../ui/dialogs/use-modal'
import styles from './site-unavailable-page.module.css'

interface Props {
  readonly closing: SiteUnavailability
  readonly LanguageSheet: ComponentType<{ readonly onClose: () => void }>
  /** The links to customer service; false if there are none. */
  readonly service: ReactNode
}

const WRENCH =
  'M14.8 5.2a4.3 4.3 0 0 0-5.5 5.5L4 16v4h4l5.3-5.3a4.3 4.3 0 0 0 5.5-5.5l-2.7 2.7-2.6-.6-.6-2.6z'
const BARRED = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM6 6l12 12'

/** Covers everything during maintenance, or while the site denies access to this visitor (SHL-01, SHL-02). */
export const SiteUnavailablePage = ({ closing, LanguageSheet, service }: Props) => {
  const t = useTranslation('rest')
  const { merchant } = useSnapshot(pageState)
  const { data: status } = useLiveQuery((read) => read.get('status', merchant))
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const modal = useModal(undefined)
  const title = useRef<HTMLHeadingElement>(null)
  // Not the first button, because that changes when the links to customer service appear.
  useEffect(() => title.current?.focus(), [])
  const id = useId()
  const now = useNow(MINUTE_MS)
  const [failure, setFailure] = useState<AppError>()
  const [isChoosing, setChoosing] = useState(false)
  // The page itself says that the site is unavailable, so other errors add nothing.
  const show = (error: AppError): void => {
    if (error.kind !== 'network') return
    if (error.secure) showOffline()
    else setFailure(error)
  }
  const retry = useRetry({ show })
  const isDenied = closing === 'access-denied'
  const end = status?.maintenanceEnd ?? 0
  const ip = isDenied ? (status?.ip ?? '') : ''
  return (
    <dialog {...modal} className={styles.page} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <div className={styles.brand}>
        <span className="ui-fill">
          <Brand logo={settings?.mobileTemplate.image_logo ?? ''} />
        </span>
        <IconButton
          icon="globe"
          label={t('header.language')}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        />
      </div>
      <div className={styles.body}>
        <span className={styles.sign}>
          <Icon name={isDenied ? BARRED : WRENCH} size="l" />
        </span>
        <h1 ref={title} id={id} className={styles.title} tabIndex={-1}>
          {t(isDenied ? 'closed.denied.title' : 'closed.maintenance.title')}
        </h1>
        <p id={`${id}-text`} className={styles.text}>
          {t(isDenied ? 'closed.denied.text' : 'closed.maintenance.text')}
        </p>
        {end > now && (
          <p className={styles.fact}>{t('closed.until', { time: formatMoment(end, t.language) })}</p>
        )}
        {ip !== '' && (
          <p className={styles.fact}>
            {t('closed.ip')} <bdi>{ip}</bdi>
          </p>
        )}
        {ip !== '' && service && <p className={styles.again}>{t('closed.denied.again')}</p>}
        <ActionStack className={styles.actions}>
          {service}
          <Button
            variant={service ? 'quiet' : 'primary'}
            isWide
            icon="refresh"
            isBusy={retry.isBusy}
            onClick={retry.run}
          >
            {t('action.retry')}
          </Button>
        </ActionStack>
        {!isDenied && <p className={styles.again}>{t('closed.again')}</p>}
      </div>
      {/* The toasts and notices of the app are behind this dialog. */}
      <div className={styles.toasts}>
        <ToastRegion />
      </div>
      {isChoosing && <LanguageSheet onClose={() => setChoosing(false)} />}
      {failure && (
        <NoticeDialog reason={{ type: 'failure', error: failure }} onClose={() => setFailure(undefined)} />
      )}
    </dialog>
  )
}
