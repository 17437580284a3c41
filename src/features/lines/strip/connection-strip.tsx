import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useConnection } from '../../../shared/sync/use-connection'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { useFloating } from '../../../shared/page/use-floating'
import { IconButton } from '../../../ui/controls/icon-button'
import styles from './connection-strip.module.css'
import { OfflineStrip } from './offline-strip'
import { useDebouncedValue } from './use-debounced-value'

type Trouble = 'none' | 'offline' | 'failing'

const SHOW_AFTER_MS = 1_200 // a single lost request is ignored
const HIDE_AFTER_MS = 600 // the first response may be the only one

const settleMs = (trouble: Trouble): number => (trouble === 'none' ? HIDE_AFTER_MS : SHOW_AFTER_MS)

/**
 * The strip about the connection (OFF-02), over the bottom of the screen (`BottomNotices`): nothing moves when it
 * appears or disappears. It disappears by itself.
 */
export const ConnectionBanner = () => {
  const t = useTranslation()
  const { state } = useConnection()
  const { storage, worker } = useSnapshot(pageState)
  const trouble = useDebouncedValue(troubleOf(state, worker), settleMs)
  const [isMemoryRead, setMemoryRead] = useState(false)
  const hasMemoryNote = storage === 'memory' && !isMemoryRead
  const hasContent = hasMemoryNote || trouble !== 'none'
  useFloating('data-strip', hasContent)
  return (
    // A landmark only while it has content, because it is outside of the other landmarks.
    <div className={styles.place} role={hasContent ? 'complementary' : undefined}>
      {/* Announced once when it begins: the age next to it changes every minute and must not be announced. */}
      <span role="status" className="visually-hidden">
        {trouble !== 'none' && t(trouble === 'offline' ? 'strip.offline' : 'strip.failing')}
      </span>
      {hasMemoryNote && <MemoryNote onClose={() => setMemoryRead(true)} />}
      {trouble !== 'none' && <OfflineStrip trouble={trouble} />}
    </div>
  )
}

const troubleOf = (state: 'online' | 'offline' | 'failing', worker: string): Trouble => {
  if (state !== 'online') return state
  return worker === 'failed' ? 'failing' : 'none'
}

/**
 * Shown in private mode or if the database does not open: the app works, but its data is gone on the next visit
 * (OFF-06).
 */
const MemoryNote = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation()
  return (
    <div className={styles.strip}>
      <p className={styles.note}>{t('strip.memory')}</p>
      <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={onClose} />
    </div>
  )
}
