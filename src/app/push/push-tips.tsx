import { pushTipsFor } from '#domain/rules/push-offer'
import { useWords } from '../../i18n/use-words'
import { device } from '../../state/device'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { isApple } from '../at-home'
import styles from './push-tips.module.css'

/** How the player allows what the browser refuses since they have said no to it: notification_request_tips (PSH-01). */
export const PushTips = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords('rest')
  const way = pushTipsFor(isApple(), device.isStandalone)
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
          <li>{t(`push.tips.${way}.allow`)}</li>
          <li>{t('push.tips.return')}</li>
        </ol>
      </div>
    </Dialog>
  )
}
