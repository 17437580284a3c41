import { useCallback } from 'react'
import { showToast } from '../../overlays/toasts'
import { useMember } from '../../session/session-state'
import { useConnection } from '../../sync/use-connection'
import { useAppNavigate } from '../../routing/use-app-navigate'

/**
 * Opens a game by its path in the app. Offline, and before a member's login is confirmed, it shows a notice at once
 * and does not navigate (GAM-08, SES-11).
 */
export const useOpenGame = (): ((to: string) => void) => {
  const go = useAppNavigate()
  const { isOffline } = useConnection()
  const isPending = useMember()?.isConfirmed === false
  return useCallback(
    (to) => {
      if (isOffline) showToast({ key: 'trial.offline', tone: 'danger' })
      else if (isPending) showToast({ key: 'launch.pending', tone: 'danger' })
      else go(to)
    },
    [go, isOffline, isPending],
  )
}
