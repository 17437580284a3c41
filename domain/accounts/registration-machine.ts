import type { AccountError } from '../errors'
import type { RegistrationResult } from './account-requests'

/**
 * A registration (REG-02, REG-04, REG-05, A4): one at a time. `confirming`: it is done, and the confirmation is open.
 * `failed`: the alert with the reason is open. `locked`: input is ignored for half a second. A network error has its
 * own notice (NET-12), so it opens no alert: the form shows the `problem`.
 */
export type RegistrationState =
  | { readonly kind: 'idle'; readonly problem?: AccountError }
  | { readonly kind: 'processing' }
  | { readonly kind: 'confirming'; readonly registered: RegistrationResult }
  | { readonly kind: 'failed'; readonly error: AccountError }
  | { readonly kind: 'locked'; readonly problem?: AccountError }

export type RegistrationEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'succeeded'; readonly registered: RegistrationResult }
  | { readonly type: 'refused'; readonly error: AccountError }
  /** The player has cancelled, or has left the form with its error. */
  | { readonly type: 'given-up' }
  /** The player has closed the confirmation or the alert. */
  | { readonly type: 'read' }
  | { readonly type: 'unlocked' }

export const INITIAL_REGISTRATION_STATE: RegistrationState = { kind: 'idle' }

/** Returns the next state; an event that does not fit the state changes nothing. */
export const nextRegistrationState = (
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState => {
  switch (state.kind) {
    case 'idle':
      if (event.type === 'given-up') return INITIAL_REGISTRATION_STATE
      return event.type === 'submit' ? { kind: 'processing' } : state
    case 'processing':
      return whileProcessing(state, event)
    case 'confirming':
    case 'failed':
      return event.type === 'read' ? { kind: 'locked' } : state
    case 'locked':
      return event.type === 'unlocked' ? { ...state, kind: 'idle' } : state
  }
}

const whileProcessing = (state: RegistrationState, event: RegistrationEvent): RegistrationState => {
  switch (event.type) {
    case 'succeeded':
      return { kind: 'confirming', registered: event.registered }
    case 'refused':
      return event.error.kind === 'network'
        ? { kind: 'locked', problem: event.error }
        : { kind: 'failed', error: event.error }
    case 'given-up':
      return INITIAL_REGISTRATION_STATE
    default:
      return state
  }
}
