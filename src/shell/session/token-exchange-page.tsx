import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { describeError } from '../../i18n/describe-error'
import { useTranslation } from '../../i18n/use-translation'
import { pageState } from '../../shared/page/page-state'
import { EmptyState } from '../../ui/feedback/empty-state'
import { exchangeUrlToken, tokenQuestion } from './url-token-exchange'
import { RetryButton } from '../../shared/sync/retry-button'
import { TokenQuestion } from './token-question'
import styles from './token-exchange-page.module.css'

/** Shown while the token from the URL is being verified, on a page for members (SES-03). */
export const TokenExchangePage = () => {
  const t = useTranslation()
  const { urlToken } = useSnapshot(pageState)
  const { asked } = useSnapshot(tokenQuestion)
  useEffect(exchangeUrlToken, [])
  if (typeof urlToken === 'object' && !asked) {
    const { title, message } = describeError(urlToken, t)
    return (
      <EmptyState
        icon={urlToken.kind === 'network' ? 'offline' : 'alert'}
        tone="error"
        title={title}
        text={message}
        action={<RetryButton onRetry={exchangeUrlToken} />}
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
