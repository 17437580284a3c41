import { useEffect, useRef } from 'react'
import type { Registered } from '#domain/account-wishes'
import type { RegistrationState } from '#domain/machines/registration-machine'
import { admitHeld } from './admission'

/** The session begins when the confirmation has been read, or is taken away by leaving: the worker has it already. */
export const useAdmission = (state: RegistrationState): void => {
  const waiting = useRef<Registered['login']>(null)
  useEffect(() => {
    if (state.kind === 'confirming') {
      waiting.current = state.registered.login
      return
    }
    if (waiting.current) admitHeld(waiting.current)
    waiting.current = null
  }, [state])
  useEffect(
    () => () => {
      if (waiting.current) admitHeld(waiting.current)
    },
    [],
  )
}
