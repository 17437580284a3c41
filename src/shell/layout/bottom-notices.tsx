import { matchPath, useLocation } from 'react-router-dom'
import { LAUNCH_PATH, TRIAL_PATH } from '#domain/routing/routes'
import { ConnectionBanner } from '../../features/lines/strip/connection-strip'
import styles from './bottom-notices.module.css'
import { ToastRegion } from '../../shared/overlays/toast-region'

/** Notices above the bottom of the screen, stacked: the toasts and the connection strip. */
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
