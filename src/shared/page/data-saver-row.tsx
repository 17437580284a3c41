import { useSnapshot } from 'valtio'
import { useTranslation } from '../../i18n/use-translation'
import { setDataSaver } from './data-saver'
import { device } from './device'
import { Icon } from '../../ui/icons/icon'
import { Switch } from '../../ui/forms/switch'
import styles from './data-saver-row.module.css'

/** An arrow that stops above the ground: less is downloaded. */
const LESS_DATA = 'M12 4v9.5M8 10l4 4 4-4M5 19.5h2M11 19.5h2M17 19.5h2'

/** A settings row for data saver (OFF-08). It is on by default if the browser's own is on. */
export const DataSaverRow = () => {
  const t = useTranslation()
  const { savesData } = useSnapshot(device)
  return (
    <div className={styles.row}>
      <Icon name={LESS_DATA} />
      <Switch isOn={savesData} onChange={setDataSaver} hint={t('settings.saverHint')}>
        {t('settings.saver')}
      </Switch>
    </div>
  )
}
