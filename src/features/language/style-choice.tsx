import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useWords } from '../../i18n/use-words'
import { pageState, setStyle } from '../../state/page-state'
import { Icon } from '../../ui/icon'
import styles from './style-choice.module.css'

const STYLES = [
  { id: 'auto', icon: 'settings', key: 'settings.style.auto' },
  { id: 'light', icon: 'sun', key: 'settings.style.light' },
  { id: 'dark', icon: 'moon', key: 'settings.style.dark' },
] as const

/** Light, dark, or as the merchant and the system have it. */
export const StyleChoice = () => {
  const t = useWords()
  const { styleChoice } = useSnapshot(pageState)
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('settings.style')}</legend>
      <div className={styles.options}>
        {STYLES.map(({ id, icon, key }) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={styleChoice === id}
              onChange={() => setStyle(id)}
            />
            <span className={styles.face}>
              <Icon name={icon} />
              {t(key)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
