import { useCallback } from 'react'
import { trialPath } from '#domain/constants/routes'
import { showToast } from '../state/toasts'
import { useConnection } from './use-connection'
import { useGo } from './use-go'

/**
 * Opens the free try of a game. Offline it says so at once and stays where it is (GAM-08).
 * Answers whether the trial page was opened.
 */
export const useOpenTrial = (): ((game: { readonly gameId: string; readonly nodeId: string }) => boolean) => {
  const go = useGo()
  const { isOffline } = useConnection()
  return useCallback(
    (game) => {
      if (isOffline) showToast({ key: 'trial.offline', tone: 'danger' })
      else go(trialPath(game))
      return !isOffline
    },
    [go, isOffline],
  )
}
