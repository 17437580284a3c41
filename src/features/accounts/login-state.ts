import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { SUBMIT_LOCK_MS } from '#domain/constants/timing'
import type { AppError, Verification } from '#domain/errors'
import { type LoginEvent, type LoginState, nextLogin } from '#domain/machines/login-machine'
import { openTwoFactor } from '#domain/machines/two-factor-machine'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { accountCommands } from '../../app/account-commands'
import { afterOverlay } from '../../app/overlay-history'
import { commands } from '../../app/worker-client'
import { openOverlay, overlayState } from '../../state/overlay-queue'
import { admit, admitHeld } from './admission'
import { notePasswordless } from './passwordless'
import { secondStep } from './second-step'

/** Of the page, not of a form: whoever leaves it and comes back finds the login that is still under way. */
export const loginState = proxy<{
  status: LoginState
  /** The second step ran out of time. */
  hasEnded: boolean
}>({
  status: 'idle',
  hasEnded: false,
})

const move = (event: LoginEvent): void => {
  loginState.status = nextLogin(loginState.status, event)
  if (loginState.status === 'locked') setTimeout(() => move('unlocked'), SUBMIT_LOCK_MS)
}

/**
 * Logs in, one login at a time, by whatever way. The session begins also when the player has left the form meanwhile:
 * the worker has it, so there is never a second. Null while another is under way, and where a second step goes on with
 * it (LOG-05).
 * @param hasPassword whether it is by name and password
 */
export const submitLogin = async (
  hasPassword: boolean,
  login: () => Promise<Result<LoginOutcome, AppError>>,
): Promise<Result<LoginOutcome, AppError> | null> => {
  if (loginState.status !== 'idle') return null
  loginState.hasEnded = false
  move('submit')
  const result = await login()
  if (result.ok) {
    move('succeeded')
    notePasswordless(!hasPassword)
    admit(result.value)
    return result
  }
  const { error } = result
  const verification = error.kind === 'refused' ? error.verification : undefined
  if (verification && openSecondStep(verification, hasPassword)) return null
  move(error.kind === 'aborted' ? 'given-up' : 'refused')
  return result
}

/** @returns false where the gateway offers no method that we know */
const openSecondStep = (verification: Verification, hasPassword: boolean): boolean => {
  const start = openTwoFactor(verification)
  if (!start) return false
  move('second-step-asked')
  secondStep.state = start
  openOverlay({ kind: 'two-factor', verification })
  // It lasts as long as its overlay waits or is open: back, a chunk that does not come and its own end all take that away.
  const stop = subscribeKey(overlayState, 'queue', (queue) => {
    if (queue.some(({ kind }) => kind === 'two-factor')) return
    stop()
    endSecondStep(hasPassword)
  })
  return true
}

const endSecondStep = (hasPassword: boolean): void => {
  const { state } = secondStep
  secondStep.state = null
  if (state?.kind === 'sending') void commands.stopLogin()
  const outcome = state && 'outcome' in state ? state.outcome : null
  move(outcome ? 'succeeded' : 'second-step-left')
  loginState.hasEnded = state !== null && 'isEnded' in state && state.isEnded
  if (outcome) {
    notePasswordless(!hasPassword)
    afterOverlay(() => admitHeld(outcome))
  } else void accountCommands.leaveSecondStep()
}
