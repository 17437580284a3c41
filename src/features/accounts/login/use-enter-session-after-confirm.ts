import { useEffect, useRef } from 'react'
import type { RegistrationResult } from '#domain/accounts/account-requests'
import type { RegistrationState } from '#domain/accounts/registration-machine'
import { enterPendingSession } from './enter-session'

/**
 * Enters the session when the player dismisses the confirmation or leaves the page. The worker has the session
 * already.
 */
export const useEnterSessionAfterConfirm = (state: RegistrationState): void => {
  const waiting = useRef<RegistrationResult['login']>(null)
  useEffect(() => {
    if (state.kind === 'confirming') {
      waiting.current = state.registered.login
      return
    }
    if (waiting.current) enterPendingSession(waiting.current)
    waiting.current = null
  }, [state])
  useEffect(
    () => () => {
      if (waiting.current) enterPendingSession(waiting.current)
    },
    [],
  )
}
