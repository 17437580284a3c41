import { useTranslation } from '../../../i18n/use-translation'
import { ActionStack } from '../../../ui/layout/action-stack'
import { Button } from '../../../ui/controls/button'
import type { IconName } from '../../../ui/icons/icon-paths'
import { MessageIcon } from '../../../ui/icons/message-icon'
import styles from './game-message.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** A second try is under way. */
  readonly isBusy?: boolean
  readonly onBack: () => void
  readonly onRetry?: (() => void) | undefined
  readonly onOpenWindow?: (() => void) | undefined
}

/** What stands where the game would be, with every way on. */
export const GameMessage = ({ icon, title, text, isBusy = false, onBack, onRetry, onOpenWindow }: Props) => {
  const t = useTranslation('rest')
  return (
    <div className={styles.message} role="alert">
      <MessageIcon icon={icon} tone="game" />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <ActionStack className={styles.actions}>
        {onRetry && (
          <Button variant="primary" isWide icon="refresh" isBusy={isBusy} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        {onOpenWindow && (
          <Button isWide icon="expand" onClick={onOpenWindow}>
            {t('trial.newWindow')}
          </Button>
        )}
        <Button variant={onRetry ? 'quiet' : 'primary'} isWide onClick={onBack}>
          {t('trial.back')}
        </Button>
      </ActionStack>
    </div>
  )
}
