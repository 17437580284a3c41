import { useEffect, useState } from 'react'
import { GAME_BACK_PATH } from '#domain/games/game-back-constants'
import { useGoBack } from '../../../shared/routing/use-go-back'
import { useTranslation } from '../../../i18n/use-translation'
import { beginActivity } from '../../../shared/overlays/overlay-queue'
import { IconButton } from '../../../ui/controls/icon-button'
import { ChatLauncher } from './chat-launcher'
import { ChatUnconfirmed } from './chat-states'
import styles from './chat-panel.module.css'

interface Props {
  readonly isConfirmed: boolean
  /** The merchant's accent. */
  readonly headerColor: string
}

/** The chat between header and bottom bar: a slim bar with a back button, and below it the chat or its error. */
export const ChatPanel = ({ isConfirmed, headerColor }: Props) => {
  const t = useTranslation('rest')
  const leave = useGoBack()
  const [run, setRun] = useState(0)
  // Nothing interrupts a player who is writing.
  useEffect(() => beginActivity('form'), [])
  useEffect(fillScreen, [])
  return (
    <div className={styles.room}>
      <header className={styles.bar}>
        <IconButton icon="back" label={t('action.back')} onClick={leave} />
        <h1 className="ui-fill ui-title-l ui-line-height-title ui-ellipsis">{t('chat.title')}</h1>
        {isConfirmed && (
          <IconButton icon="refresh" label={t('action.reload')} onClick={() => setRun(run + 1)} />
        )}
      </header>
      <div className={styles.stage}>
        {isConfirmed ? (
          <ChatLauncher
            key={run}
            launch={{ title: t('chat.title'), backUrl: window.location.origin + GAME_BACK_PATH, headerColor }}
            onClose={leave}
          />
        ) : (
          <ChatUnconfirmed />
        )}
      </div>
    </div>
  )
}

/** Makes the page end with the chat, so it does not scroll. */
const fillScreen = (): (() => void) => {
  const { dataset } = document.documentElement
  window.scrollTo(0, 0)
  dataset['room'] = ''
  return () => delete dataset['room']
}
