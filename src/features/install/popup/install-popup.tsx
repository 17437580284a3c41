import { chromeIntentUrl, type InstallOption } from '#domain/install/install-popup'
import { useTranslation } from '../../../i18n/use-translation'
import { ActionStack } from '../../../ui/layout/action-stack'
import { Button } from '../../../ui/controls/button'
import { buttonClass } from '../../../ui/controls/button-class'
import { Sheet } from '../../../ui/dialogs/sheet'
import { AppIcon } from './app-icon'
import styles from './install-popup.module.css'
import { InstallSteps } from './install-steps'
import { useInstall } from './use-install'

interface Props {
  readonly onClose: () => void
}

type Install = ReturnType<typeof useInstall>

/** The merchant's app or web app, offered at the bottom of the home page (S2, INS-02). Always optional. */
export const InstallPopup = ({ onClose }: Props) => {
  const t = useTranslation('rest')
  const install = useInstall(onClose)
  if (!install.offer) return null
  const isHow = install.view === 'how'
  return (
    <Sheet
      title={isHow ? t('install.webApp') : t('install.title')}
      closeLabel={t('action.close')}
      onClose={install.close}
      isLeaving={install.isClosing}
    >
      {isHow ? (
        <InstallSteps onDone={install.close} />
      ) : (
        <div className={styles.body}>
          <div className={styles.app}>
            <AppIcon source={install.icon} />
            <p className="ui-muted ui-breakable" dir="auto">
              {install.description || t('install.text')}
            </p>
          </div>
          <ActionStack className={styles.actions}>
            {install.choices.map((choice, place) => (
              <Choice key={choice} choice={choice} isFirst={place === 0} install={install} />
            ))}
          </ActionStack>
        </div>
      )}
    </Sheet>
  )
}

interface ChoiceProps {
  readonly choice: InstallOption
  readonly isFirst: boolean
  readonly install: Install
}

const Choice = ({ choice, isFirst, install }: ChoiceProps) => {
  const t = useTranslation('rest')
  const look = { variant: isFirst ? 'primary' : 'quiet', isWide: true } as const
  switch (choice) {
    case 'web-app':
      return (
        <Button {...look} onClick={install.addToHomeScreen}>
          {t('install.webApp')}
        </Button>
      )
    case 'app':
      return (
        <a
          href={install.offer?.appUrl ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass(look)}
          onClick={install.go}
        >
          {t('install.app')}
        </a>
      )
    case 'open-in-chrome':
      return (
        <a
          href={chromeIntentUrl(new URL(window.location.href))}
          className={buttonClass(look)}
          onClick={install.go}
        >
          {t('install.chrome')}
        </a>
      )
    case 'stay':
      return (
        <Button variant="quiet" isWide onClick={install.close}>
          {t('install.stay')}
        </Button>
      )
    default:
      return choice satisfies never
  }
}
