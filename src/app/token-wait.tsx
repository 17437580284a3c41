import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useWords } from '../i18n/use-words'
import { pageState } from '../state/page-state'
import { Message } from '../ui/message'
import { askForToken, tokenQuestion } from './address-token'
import { RetryButton } from './retry-button'
import { TokenQuestion } from './token-question'
import styles from './token-wait.module.css'

/** A page for members while it is asked whose the token of the address is (SES-03). */
export const TokenWait = () => {
  const t = useWords()
  const { addressToken } = useSnapshot(pageState)
  const { asked } = useSnapshot(tokenQuestion)
  useEffect(askForToken, [])
  if (addressToken === 'unanswered' && !asked) {
    return (
      <Message
        icon="offline"
        tone="error"
        title={t('failure.title')}
        text={t('failure.network')}
        action={<RetryButton onRetry={askForToken} />}
      />
    )
  }
  return (
    <>
      <div className={styles.wait} aria-busy="true">
        <div className={`sk sk-pulse ${styles.card ?? ''}`} />
        <div className={`sk sk-pulse ${styles.line ?? ''}`} />
        <div className={`sk sk-pulse ${styles.line ?? ''}`} />
      </div>
      {asked && <TokenQuestion current={asked.current.userName} offered={asked.offered.userName} />}
    </>
  )
}
