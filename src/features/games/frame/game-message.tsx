import { useTranslation } from '../../../i18n/use-translation'
import { ActionStack } from '../../../ui/layout/action-stack'
import { Button } from '../../../ui/controls/button'
import type { IconName } from '../../../ui/icons/icon-paths'
import { MessageIcon } from '../../../ui/icons/message-icon'
import { EXPAND } from '../../../ui/icons/frame-icon-paths'
import styles from './game-message.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** A retry is in progress. */
  readonly isBusy?: boolean
  readonly onBack: () => void
  readonly onRetry?: (() => void) | undefined
  readonly onOpenWindow?: (() => void) | undefined
}

/** Shown instead of the game: a message with all buttons that the player can use. */
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
          <Button isWide icon={EXPAND} onClick={onOpenWindow}>
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
