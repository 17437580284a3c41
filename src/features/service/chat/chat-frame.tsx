import { useRef, useState } from 'react'
import { frameSandbox } from '../../../shared/games/launch/frame-rules'
import { useIsLaunchSlow } from '../../../shared/games/launch/use-is-launch-slow'
import { useTranslation } from '../../../i18n/use-translation'
import styles from './chat-panel.module.css'
import { ChatLoading } from './chat-states'
import { useChatMessages } from './use-chat-messages'

interface Props {
  /** Absolute and validated. */
  readonly url: string
  readonly onClose: () => void
}

/**
 * The chat's frame, sandboxed like a game. Any page may load in it, so only its messages prove that it is the
 * chat.
 */
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
