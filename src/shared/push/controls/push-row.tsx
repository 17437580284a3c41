import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { pushStateOf } from '#domain/push/push-opt-in'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../page/page-state'
import { Icon } from '../../../ui/icons/icon'
import { FormMessage } from '../../../ui/feedback/form-message'
import { Switch } from '../../../ui/forms/switch'
import { useCloseOnBack } from '../../overlays/dialogs/use-close-on-back'
import { BELL } from './bell-icon-path'
import { enablePush, disablePush } from '../device/push-preference'
import styles from './push-row.module.css'
import { push, pushFacts } from '../device/push-state'
import { PushTips } from './push-tips'

/**
 * A row of a member's settings: whether this device receives push notifications, and how to turn them on again after
 * a refusal (PSH-01).
 */
export const PushRow = () => {
  const [hasTips, setTips] = useState(false)
  useSnapshot(push)
  useSnapshot(pageState)
  const state = pushStateOf(pushFacts())
  if (state === 'hidden') return null
  const showTips = (): void => setTips(true)
  return (
    <>
      {state === 'blocked' ? (
        <Blocked onPress={showTips} />
      ) : (
        <Choice isOn={state === 'on'} onDenied={showTips} />
      )}
      {hasTips && <Tips onClose={() => setTips(false)} />}
    </>
  )
}

interface ChoiceProps {
  readonly isOn: boolean
  readonly onDenied: () => void
}

const Choice = ({ isOn, onDenied }: ChoiceProps) => {
  const t = useTranslation('rest')
  const { isBusy, hasFailed } = useSnapshot(push)
  const change = async (wanted: boolean): Promise<void> => {
    if (push.isBusy) return
    if (!wanted) await disablePush()
    else if ((await enablePush()) === 'denied') onDenied()
  }
  return (
    <>
      <div className={styles.row} aria-busy={isBusy || undefined}>
        <Icon name={BELL} />
        <div className="ui-stack ui-fill">
          {/* During a change it shows the requested state, then the real one. */}
          <Switch
            isOn={isBusy ? !isOn : isOn}
            onChange={(wanted) => void change(wanted)}
            hint={t('push.hint')}
          >
            {t('push.label')}
          </Switch>
        </div>
      </div>
      {hasFailed && (
        <div className={styles.note}>
          <FormMessage tone="danger">{t('push.failed')}</FormMessage>
        </div>
      )}
    </>
  )
}

const Blocked = ({ onPress }: { readonly onPress: () => void }) => {
  const t = useTranslation('rest')
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <Icon name={BELL} />
      <span className="ui-stack ui-fill">
        <span className={styles.label}>{t('push.label')}</span>
        <span className="ui-hint">{t('push.blocked')}</span>
      </span>
      <Icon name="chevron" size="s" />
    </button>
  )
}

const Tips = ({ onClose }: { readonly onClose: () => void }) => {
  useCloseOnBack(true, onClose)
  return <PushTips onClose={onClose} />
}
