import { useState } from 'react'
import { MINUTE_MS } from '#domain/timing'
import { formatAge } from '../../i18n/format/format-age'
import { useTranslation } from '../../i18n/use-translation'
import { showFailure, showOffline } from '../overlays/overlay-queue'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icons/icon'
import { useConnection } from './use-connection'
import { useNow } from '../page/use-now'
import { commands } from '../worker/client/commands'
import styles from './last-updated.module.css'

interface Props {
  readonly syncedAt: number | undefined
  readonly hasData: boolean
  /** Label of the refresh button. */
  readonly label: string
}

/**
 * Shows the age of the data and a refresh button. If the gateway is unreachable, it says so next to the last known
 * data.
 */
export const LastUpdated = ({ syncedAt, hasData, label }: Props) => {
  const t = useTranslation('rest')
  const now = useNow(MINUTE_MS / 2)
  const { isOffline } = useConnection()
  const [isAsking, setAsking] = useState(false)
  const [isRefreshed, setRefreshed] = useState(false)
  const ask = async (): Promise<void> => {
    if (isAsking) return
    setAsking(true)
    setRefreshed(false)
    const result = await commands.refresh()
    setAsking(false)
    setRefreshed(result.ok)
    if (result.ok) return
    // Offline, also a timeout or a worker's error means that the network is missing.
    if (isOffline) showOffline()
    else if (result.error.kind !== 'timeout') showFailure(result.error)
  }
  return (
    <div className="ui-row ui-between ui-gap-3">
      <p className="ui-row ui-gap-2 ui-hint">
        {isOffline && <Icon name="offline" size="s" />}
        {syncedAt !== undefined &&
          hasData &&
          t('member.asOf', { age: formatAge(syncedAt, Math.max(now, syncedAt), t) })}
        {!hasData && isOffline && t('failure.network')}
      </p>
      {/* Not the age itself: a screen reader would read it each time it changes. */}
      <p className="visually-hidden" role="status">
        {isRefreshed && t('member.asOf', { age: formatAge(0, 0, t) })}
      </p>
      <button
        type="button"
        className={classNames(styles.refresh, isAsking && styles.asking)}
        aria-label={label}
        aria-busy={isAsking || undefined}
        onClick={() => void ask()}
      >
        <Icon name="refresh" />
      </button>
    </div>
  )
}
