import { matchPath, useLocation } from 'react-router-dom'
import { LAUNCH_PATH, TRIAL_PATH } from '#domain/routing/routes'
import { ConnectionBanner } from '../../features/lines/strip/connection-strip'
import styles from './bottom-notices.module.css'
import { ToastRegion } from '../../shared/overlays/toast-region'

/** What stands over the foot of the screen, one above the other: the toasts, and the word about the connection. */
export const BottomNotices = () => {
  const { pathname } = useLocation()
  const isGame = [TRIAL_PATH, LAUNCH_PATH].some((path) => matchPath(path, pathname))
  return (
    <div className={styles.foot}>
      <ToastRegion />
      {!isGame && <ConnectionBanner />}
    </div>
  )
}
