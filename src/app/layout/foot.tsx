import { matchPath, useLocation } from 'react-router-dom'
import { LAUNCH_PATH, TRIAL_PATH } from '#domain/constants/routes'
import { ConnectionBanner } from '../../features/connection/connection-strip'
import styles from './foot.module.css'
import { ToastRegion } from './toast-region'

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
