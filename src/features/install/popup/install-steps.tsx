import { useTranslation } from '../../../i18n/use-translation'
import type { TranslationKey } from '../../../i18n/translation-types'
import { PLUS } from '../../../ui/icons/add-icon-path'
import { Button } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icons/icon'
import type { IconPath } from '../../../ui/icons/icon-paths'
import { MENU } from './menu-icon-path'
import styles from './install-steps.module.css'

interface Props {
  readonly onDone: () => void
}

interface Step {
  readonly glyph: IconPath
  readonly key: TranslationKey
}

const STEPS: readonly Step[] = [
  { glyph: MENU, key: 'install.step.menu' },
  { glyph: PLUS, key: 'install.step.add' },
]

/**
 * Explains how to add the page to the home screen by hand if the browser has no prompt (INS-01). iPhones have their
 * own guide.
 */
export const InstallSteps = ({ onDone }: Props) => {
  const t = useTranslation('rest')
  return (
    <div className={styles.body}>
      <ol className="ui-stack ui-gap-3">
        {STEPS.map(({ glyph, key }) => (
          <li key={key} className={styles.step}>
            <span className={styles.glyph}>
              <Icon name={glyph} />
            </span>
            {t(key)}
          </li>
        ))}
      </ol>
      <Button variant="primary" isWide onClick={onDone}>
        {t('action.ok')}
      </Button>
    </div>
  )
}
