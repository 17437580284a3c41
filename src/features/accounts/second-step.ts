import { proxy } from 'valtio'
import { LEAVING_MS, PASS_MESSAGE_MS, PASS_SETTLE_MS } from '#domain/constants/timing'
import { nextTwoFactor, type TwoFactorEvent, type TwoFactorState } from '#domain/machines/two-factor-machine'
import { closeOverlay, overlayState } from '../../state/overlay-queue'
import { holdSession } from './admission'

/** Where the second step of a login stands; null while there is none. Of the page: a notice may cover its modal. */
export const secondStep = proxy<{ state: TwoFactorState | null }>({ state: null })

/** Tells it what has happened. What follows by itself (the pass message, the way out) follows from here. */
export const tellSecondStep = (event: TwoFactorEvent): void => {
  const before = secondStep.state
  if (!before) return
  const state = nextTwoFactor(before, event)
  if (state.kind === before.kind) {
    secondStep.state = state
    return
  }
  secondStep.state = state
  switch (state.kind) {
    case 'passed':
      holdSession(state.outcome)
      after(PASS_MESSAGE_MS, { type: 'message-over' })
      return
    case 'completing':
      after(PASS_SETTLE_MS, { type: 'hidden' })
      return
    case 'closing':
      after(LEAVING_MS, { type: 'hidden' })
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
  setTimeout(() => tellSecondStep(event), ms)
}
