import { useSnapshot } from 'valtio'
import { useTranslation } from '../../i18n/use-translation'
import { Switch } from '../../ui/forms/switch'
import { Icon } from '../../ui/icons/icon'
import styles from './data-saver-row.module.css'
import { canVibrate, setVibration, vibration } from './vibration'

/** A phone with waves at its sides. */
const PHONE =
  'M9 4.5h6a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM5 9v6M2.5 10.5v3M19 9v6M21.5 10.5v3'

/** A settings row for the vibration at favourites, claims and wins. Nothing on devices without it. */
export const VibrationRow = () => {
  const t = useTranslation()
  const { isOn } = useSnapshot(vibration)
  if (!canVibrate()) return null
  return (
    <div className={styles.row}>
      <Icon name={PHONE} />
      <Switch isOn={isOn} onChange={setVibration} hint={t('settings.vibrationHint')}>
        {t('settings.vibration')}
      </Switch>
    </div>
  )
}
