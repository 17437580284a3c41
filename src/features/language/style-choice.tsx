import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../i18n/use-translation'
import { pageState, setStyle } from '../../shared/page/page-state'
import { Icon } from '../../ui/icons/icon'
import { MOON, SUN } from '../../ui/icons/sun-moon-icon-paths'
import { classNames } from '../../ui/class-names'
import choice from '../../ui/forms/choice.module.css'
import styles from './style-choice.module.css'
import { STYLE_GLYPHS } from './style-icon-paths'

const STYLES = [
  { id: 'merchant', sign: STYLE_GLYPHS.merchant, key: 'settings.style.merchant' },
  { id: 'auto', sign: STYLE_GLYPHS.auto, key: 'settings.style.auto' },
  { id: 'light', sign: SUN, key: 'settings.style.light' },
  { id: 'dark', sign: MOON, key: 'settings.style.dark' },
] as const

/** Light, dark, the merchant's style, or the device's. */
export const StyleChoice = () => {
  const t = useTranslation()
  const { styleChoice } = useSnapshot(pageState)
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={choice.legend}>{t('settings.style')}</legend>
      <div className={styles.options}>
        {STYLES.map(({ id, sign, key }) => (
          <label key={id} className={choice.choice}>
            <input
              type="radio"
              className={choice.input}
              name={name}
              checked={styleChoice === id}
              onChange={() => setStyle(id)}
            />
            <span className={classNames(choice.face, styles.face)}>
              <Icon name={sign} />
              {t(key)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
