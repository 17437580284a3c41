import { CONNECTION_PATH } from '#domain/routing/routes'
import type { LineCheckResult } from '#domain/port'
import { lineRetryUrl } from '#domain/lines/line-retry-url'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
import { useTranslation } from '../../../i18n/use-translation'
import { storedCodes } from '../../../shared/referral/entry-codes/visitor-codes'
import { Ring } from '../../../ui/feedback/ring'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Icon } from '../../../ui/icons/icon'
import styles from './domain-dialog.module.css'
import { hostOf } from '../check/host-of'
import { openLine } from '../check/open-line'
import { ServiceLinks } from '../../../shared/service/service-links'
import { useLineCheck } from '../check/use-line-check'
import { useServices } from '../../../shared/service/use-services'

interface Props {
  /** The gateway's message, '' for "Error". */
  readonly message: string
  readonly onClose: () => void
}

/**
 * Shown when this domain is not available (LINE-02). Checks the lines, then shows the gateway's message and the
 * buttons: the fast line (LINE-03), customer service, or the connection page.
 */
export const DomainDialog = ({ message, onClose }: Props) => {
  const t = useTranslation('rest')
  const go = useAppNavigate()
  const services = useServices()
  const { isChecking, found } = useLineCheck(false)
  const retry = (): void => {
    openLine(lineRetryUrl(found?.fast ?? window.location.origin, window.location.search, storedCodes()))
  }
  const showDetails = (): void => {
    onClose()
    go(CONNECTION_PATH)
  }
  return (
    <Dialog
      title={t('lines.notice')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isWide
            aria-disabled={isChecking || undefined}
            onClick={isChecking ? undefined : retry}
          >
            {t('action.retry')}
          </Button>
          <ServiceLinks services={services} inNewWindow />
          <Button variant="plain" isWide onClick={showDetails}>
            {t('lines.details')}
          </Button>
        </>
      }
    >
      <div role="status" className={styles.state}>
        {isChecking ? <Checking /> : <Outcome message={message} found={found} />}
      </div>
    </Dialog>
  )
}

const PROGRESS = 10 // percent (S9)

const Checking = () => {
  const t = useTranslation('rest')
  return (
    <div className={styles.checking}>
      <div
        className={styles.ring}
        role="progressbar"
        aria-label={t('lines.checking')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={PROGRESS}
      >
        <Ring share={PROGRESS / 100} />
      </div>
      <p className={styles.text}>{t('lines.checking')}</p>
    </div>
  )
}

interface OutcomeProps {
  readonly message: string
  readonly found: LineCheckResult | null
}

const Outcome = ({ message, found }: OutcomeProps) => {
  const t = useTranslation('rest')
  return (
    <>
      <p dir="auto">{message || t('failure.error')}</p>
      {found && found.raced > 0 && (
        <p className={found.fast === null ? styles.none : styles.found}>
          <Icon name={found.fast === null ? 'alert' : 'check'} size="s" />
          <span>
            {found.fast === null ? t('lines.none') : t('lines.found', { line: hostOf(found.fast) })}
          </span>
        </p>
      )}
    </>
  )
}
