import { useEffect, useState } from 'react'
import { HOME_PATH } from '#domain/routing/routes'
import { useTranslation } from '../../i18n/use-translation'
import { registerInlineRetry } from '../../shared/sync/inline-retries'
import { ActionStack } from '../../ui/layout/action-stack'
import { Button } from '../../ui/controls/button'
import { buttonClass } from '../../ui/controls/button-class'
import { MessageIcon } from '../../ui/icons/message-icon'
import { errorCode, isChunkError } from './error-facts'
import styles from './error-page.module.css'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Shown in place of a screen that failed: ways to continue and a short code for support, never a stack trace. A chunk
 * that failed to load is shown differently: a retry may help, or a refresh if the host has a newer build (UPD-04).
 */
export const ErrorPage = ({ error, onRetry }: Props) => {
  const t = useTranslation()
  const isChunk = isChunkError(error)
  const [isBusy, setBusy] = useState(false)
  const onRefresh = (): void => {
    setBusy(true)
    void refresh()
  }
  useEffect(() => (isChunk ? registerInlineRetry(onRetry) : undefined), [isChunk, onRetry])
  return (
    <section className={styles.page} role="alert">
      <MessageIcon icon={isChunk ? 'offline' : 'alert'} tone="error" />
      <h1 className={styles.title}>{t(isChunk ? 'boundary.chunk.title' : 'boundary.title')}</h1>
      <p className={styles.text}>{t(isChunk ? 'boundary.chunk.text' : 'boundary.text')}</p>
      <ActionStack>
        <Button
          variant="primary"
          isWide
          icon="refresh"
          onClick={isChunk ? onRetry : () => window.location.reload()}
        >
          {t(isChunk ? 'action.retry' : 'action.reload')}
        </Button>
        {isChunk && (
          <Button variant="quiet" isWide isBusy={isBusy} onClick={onRefresh}>
            {t('update.refresh')}
          </Button>
        )}
        {/* A plain link, because the router may be what failed. */}
        <a href={HOME_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
          {t('action.home')}
        </a>
      </ActionStack>
      <p className={styles.code}>{t('boundary.code', { code: errorCode(error) })}</p>
    </section>
  )
}

/**
 * Activates the newer build as the update notice does, within 15 s. If that chunk is also unavailable, reloads the
 * page.
 */
const refresh = async (): Promise<void> => {
  try {
    const [{ refreshPage }, { applyUpdate }] = await Promise.all([
      import('../../features/updates/dialog/refresh-page'),
      import('../../features/updates/dialog/apply-update'),
    ])
    refreshPage(() => void applyUpdate())
  } catch {
    window.location.reload()
  }
}
