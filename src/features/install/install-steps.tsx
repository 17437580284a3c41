import type { InstallBrowser } from '#domain/rules/install-popup'
import { useWords } from '../../i18n/use-words'
import type { WordKey } from '../../i18n/words'
import { Button } from '../../ui/button'
import { Glyph } from '../../ui/glyph'
import { MENU, PLUS, SHARE } from './glyphs'
import styles from './install-steps.module.css'

interface Props {
  readonly browser: InstallBrowser
  readonly onDone: () => void
}

interface Step {
  readonly glyph: string
  readonly key: WordKey
}

const APPLE: readonly Step[] = [
  { glyph: SHARE, key: 'install.step.share' },
  { glyph: PLUS, key: 'install.step.apple' },
]
const OTHERS: readonly Step[] = [
  { glyph: MENU, key: 'install.step.menu' },
  { glyph: PLUS, key: 'install.step.add' },
]

/** How the player puts the page on the home screen themselves, where the browser has no prompt (INS-01). */
export const InstallSteps = ({ browser, onDone }: Props) => {
  const t = useWords('rest')
  return (
    <div className={styles.body}>
      <ol className={styles.steps}>
        {(browser === 'apple' ? APPLE : OTHERS).map(({ glyph, key }) => (
          <li key={key} className={styles.step}>
            <span className={styles.glyph}>
              <Glyph d={glyph} />
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
