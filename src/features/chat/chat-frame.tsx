import { useRef, useState } from 'react'
import { frameSandbox } from '../../app/game-frame/frame-rules'
import { useIsLaunchSlow } from '../../app/game-frame/use-is-slow'
import { useTranslation } from '../../i18n/use-words'
import styles from './chat-room.module.css'
import { ChatLoading } from './chat-states'
import { useChatMessages } from './use-chat-messages'

interface Props {
  /** Absolute and checked. */
  readonly url: string
  readonly onClose: () => void
}

/** The chat itself, shut in as a game is. Whatever page has loaded, only what it says shows that it is the chat. */
export const ChatFrame = ({ url, onClose }: Props) => {
  const t = useTranslation('rest')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const isSlow = useIsLaunchSlow(!isLoaded)
  useChatMessages(frame, url, onClose)
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={t('chat.title')}
        className={styles.frame}
        sandbox={frameSandbox(url, window.location.origin)}
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
      {!isLoaded && (
        <div className={styles.cover}>
          <ChatLoading />
        </div>
      )}
      {isSlow && (
        <p className={styles.slow} role="status">
          {t('chat.slow')}
        </p>
      )}
    </>
  )
}
