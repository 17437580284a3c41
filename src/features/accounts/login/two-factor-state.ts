import { proxy } from 'valtio'
import { MODAL_EXIT_MS, TWO_FACTOR_SUCCESS_MS, TWO_FACTOR_COMPLETE_DELAY_MS } from '#domain/timing'
import {
  nextTwoFactorState,
  type TwoFactorEvent,
  type TwoFactorState,
} from '#domain/accounts/two-factor-machine'
import { closeOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { persistPendingSession } from './enter-session'

/**
 * State of the second login step; null while there is none. Belongs to the page, because a notice may cover the
 * modal.
 */
export const twoFactorState = proxy<{ state: TwoFactorState | null }>({ state: null })

/** Dispatches an event and runs its effects, such as the pass message and the exit. */
export const dispatchTwoFactor = (event: TwoFactorEvent): void => {
  const before = twoFactorState.state
  if (!before) return
  const state = nextTwoFactorState(before, event)
  if (state.kind === before.kind) {
    twoFactorState.state = state
    return
  }
  twoFactorState.state = state
  switch (state.kind) {
    case 'passed':
      persistPendingSession(state.outcome)
      after(TWO_FACTOR_SUCCESS_MS, { type: 'message-over' })
      return
    case 'completing':
      after(TWO_FACTOR_COMPLETE_DELAY_MS, { type: 'hidden' })
      return
    case 'closing':
      after(MODAL_EXIT_MS, { type: 'hidden' })
      return
    case 'gone':
    case 'completed':
      for (const { id, kind } of overlayState.queue) if (kind === 'two-factor') closeOverlay(id)
      return
    default:
      return
  }
}

const after = (ms: number, event: TwoFactorEvent): void => {
  setTimeout(() => dispatchTwoFactor(event), ms)
}
