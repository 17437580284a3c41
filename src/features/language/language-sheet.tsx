import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { LANGUAGE_NAMES } from '#domain/language/language-names'
import type { LanguageCode } from '#domain/language/languages'
import { languageMenu } from '#domain/language/language-menu'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { availableLanguages, type Language } from '../../i18n/available-languages'
import { useTranslation } from '../../i18n/use-translation'
import { pageState, setLanguage } from '../../shared/page/page-state'
import { Icon } from '../../ui/icons/icon'
import { Sheet } from '../../ui/dialogs/sheet'
import styles from './language-sheet.module.css'

interface Props {
  readonly onClose: () => void
}

/** The merchant's languages that the app supports, each by its own name (LNG-01). A choice applies at once. */
export const LanguageSheet = ({ onClose }: Props) => {
  const t = useTranslation()
  const { merchant, language } = useSnapshot(pageState)
  const settings = useLiveQuery((read) => read.get('settings', merchant), [merchant])
  const [asked, setAsked] = useState<LanguageCode | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef<LanguageCode>(null)

  // The order stays as it was when the menu opened, so a choice moves nothing under the finger.
  const [first] = useState(language)
  const languages = languageMenu(availableLanguages(settings.data?.languages), first, navigator.languages)

  const choose = async (code: LanguageCode): Promise<void> => {
    latest.current = code
    setAsked(code)
    setFailed(false)
    try {
      if (await setLanguage(code)) onClose()
    } catch {
      if (latest.current !== code) return
      setAsked(null)
      setFailed(true)
    }
  }

  return (
    <Sheet title={t('language.title')} closeLabel={t('action.close')} onClose={onClose}>
      {/* Here, not in a toast: the sheet would cover a toast. */}
      <p role="alert">
        {hasFailed && (
          <span className={styles.failure}>
            <Icon name="alert" size="s" />
            {t('language.failed')}
          </span>
        )}
      </p>
      <ul className="ui-stack ui-gap-1">
        {languages.map((each) => (
          <li key={each.code}>
            <LanguageButton
              language={each}
              isCurrent={each.code === language}
              isBusy={each.code === asked}
              onChoose={() => void choose(each.code)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface ButtonProps {
  readonly language: Language
  readonly isCurrent: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

const LanguageButton = ({ language, isCurrent, isBusy, onChoose }: ButtonProps) => (
  <button
    type="button"
    className={styles.language}
    aria-current={isCurrent || undefined}
    aria-busy={isBusy || undefined}
    onClick={onChoose}
  >
    <span className={styles.name} lang={language.tag} dir={language.dir}>
      {LANGUAGE_NAMES[language.code]}
    </span>
    {isBusy ? <span className="ui-spinner" /> : isCurrent && <Icon name="check" />}
  </button>
)
