import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../../i18n/use-translation'
import type { RestKey } from '../../../i18n/translation-types'
import { showToast } from '../../../shared/overlays/toasts'
import { ActionStack } from '../../../ui/layout/action-stack'
import { Button } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-paths'
import { SPARKLE } from '../../../ui/icons/sparkle-icon-path'
import { FormMessage } from '../../../ui/feedback/form-message'
import { Sheet } from '../../../ui/dialogs/sheet'
import { enablePush } from '../../../shared/push/device/push-preference'
import styles from './push-opt-in.module.css'
import { markPushPromptShown, push } from '../../../shared/push/device/push-state'
import { PushTips } from '../../../shared/push/controls/push-tips'

interface Props {
  readonly onClose: () => void
}

interface Topic {
  readonly icon: IconName
  readonly key: RestKey
}

const TOPICS: readonly Topic[] = [
  { icon: 'gift', key: 'push.ask.offers' },
  { icon: SPARKLE, key: 'push.ask.results' },
  { icon: 'chat', key: 'push.ask.messages' },
]

/**
 * Asks the member to allow push notifications (PSH-01). After a refusal by the browser, explains how to change that.
 */
export const PushOptIn = ({ onClose }: Props) => {
  const t = useTranslation('rest')
  const { isBusy, hasFailed, permission } = useSnapshot(push)
  useEffect(markPushPromptShown, [])
  const allow = async (): Promise<void> => {
    const answer = await enablePush()
    const isOn = answer === 'granted' && !push.hasFailed
    if (isOn) showToast({ key: 'push.on', tone: 'success' })
    if (isOn || answer === 'default') onClose()
  }
  if (permission === 'denied') return <PushTips onClose={onClose} />
  return (
    <Sheet title={t('push.ask.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.body}>
        <p className="ui-muted ui-line-height-text">{t('push.ask.text')}</p>
        <ul className="ui-stack ui-gap-3">
          {TOPICS.map(({ icon, key }) => (
            <li key={key} className={styles.topic}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              {t(key)}
            </li>
          ))}
        </ul>
        {hasFailed && <FormMessage tone="danger">{t('push.failed')}</FormMessage>}
        <ActionStack className={styles.actions}>
          <Button variant="primary" isWide isBusy={isBusy} onClick={() => void allow()}>
            {t(hasFailed ? 'action.retry' : 'push.ask.allow')}
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            {t('push.ask.later')}
          </Button>
        </ActionStack>
        <p className={styles.note}>{t('push.ask.note')}</p>
      </div>
    </Sheet>
  )
}
