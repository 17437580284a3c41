import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useConnection } from '../../../shared/sync/use-connection'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { IconButton } from '../../../ui/controls/icon-button'
import styles from './connection-strip.module.css'
import { OfflineStrip } from './offline-strip'
import { useDebouncedValue } from './use-debounced-value'

type Trouble = 'none' | 'offline' | 'failing'

const SHOW_AFTER_MS = 1_200 // a single lost request is no news
const HIDE_AFTER_MS = 600 // the first answer may be the only one

const settleMs = (trouble: Trouble): number => (trouble === 'none' ? HIDE_AFTER_MS : SHOW_AFTER_MS)

/**
 * The quiet word about the connection (OFF-02): over the foot of the screen (`BottomNotices`), so that nothing moves when it comes
 * or goes. It goes by itself.
 */
export const ConnectionBanner = () => {
  const t = useTranslation()
  const { state } = useConnection()
  const { storage, worker } = useSnapshot(pageState)
  const trouble = useDebouncedValue(troubleOf(state, worker), settleMs)
  const [isMemoryRead, setMemoryRead] = useState(false)
  const hasMemoryNote = storage === 'memory' && !isMemoryRead
  return (
    // A landmark while there is something in it: it stands outside of the others.
    <div className={styles.place} role={hasMemoryNote || trouble !== 'none' ? 'complementary' : undefined}>
      {/* Said once when it begins: the age beside it changes every minute and is not news. */}
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

/** Private mode, or a database that does not open: it works, and is gone on the next visit (OFF-06). */
const MemoryNote = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation()
  return (
    <div className={styles.strip}>
      <p className={styles.note}>{t('strip.memory')}</p>
      <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={onClose} />
    </div>
  )
}
