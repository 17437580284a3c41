import { useSnapshot } from 'valtio'
import { useWords } from '../i18n/use-words'
import { pageState } from '../state/page-state'
import { Message } from '../ui/message'
import { RetryButton } from './retry-button'
import { askForToken } from './session-start'
import styles from './token-wait.module.css'

/** A page for members while it is asked whose the token of the address is (SES-03). */
export const TokenWait = () => {
  const t = useWords()
  const { addressToken } = useSnapshot(pageState)
  if (addressToken === 'asking') {
    return (
      <div className={styles.wait} aria-busy="true">
        <div className={`sk sk-pulse ${styles.card ?? ''}`} />
        <div className={`sk sk-pulse ${styles.line ?? ''}`} />
        <div className={`sk sk-pulse ${styles.line ?? ''}`} />
      </div>
    )
  }
  return (
    <Message
      icon="offline"
      tone="error"
      title={t('failure.title')}
      text={t('failure.network')}
      action={<RetryButton onRetry={() => void askForToken()} />}
    />
  )
}
