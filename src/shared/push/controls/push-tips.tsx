import { pushTipsFor, type PushTipsVariant } from '#domain/push/push-tips'
import { useTranslation } from '../../../i18n/use-translation'
import type { RestKey } from '../../../i18n/translation-types'
import { device } from '../../page/device'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { isIosDevice } from '../../install/is-installed-app'
import styles from './push-tips.module.css'

/** Text about the permission switch, by variant. */
const ALLOW: Readonly<Record<PushTipsVariant, RestKey>> = {
  apple: 'push.tips.apple.allow',
  app: 'push.tips.app.allow',
  browser: 'push.tips.browser.allow',
  samsung: 'push.tips.browser.allow',
  firefox: 'push.tips.browser.allow',
  desktop: 'push.tips.desktop.allow',
  general: 'push.tips.browser.allow',
}

/**
 * Explains how to allow notifications that the browser blocks after a refusal: notification_request_tips (PSH-01).
 */
export const PushTips = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation('rest')
  const way = pushTipsFor({
    isApple: isIosDevice(),
    isAtHome: device.isStandalone,
    userAgent: navigator.userAgent,
  })
  return (
    <Dialog
      title={t('push.tips.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" isWide onClick={onClose}>
          {t('action.ok')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{t('push.tips.text')}</p>
        <ol className={styles.steps}>
          <li>{t(`push.tips.${way}.find`)}</li>
          <li>{t(ALLOW[way])}</li>
          <li>{t('push.tips.return')}</li>
        </ol>
      </div>
    </Dialog>
  )
}
