import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import type { AccountError, TwoFactorChallenge } from '#domain/errors'
import { type LoginEvent, type LoginState, nextLoginState } from '#domain/accounts/login-machine'
import { initialTwoFactorState } from '#domain/accounts/two-factor-machine'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import { afterOverlay } from '../../../shared/routing/overlay-history'
import { stopPendingLogin } from '../../../shared/worker/client/stoppable'
import { pageState } from '../../../shared/page/page-state'
import { openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { enterSession, enterPendingSession } from './enter-session'
import { setPasswordless } from './passwordless'
import { twoFactorState } from './two-factor-state'

export type LoginMethod = 'password' | 'sms' | 'social'

/** Of the page, not of a form: whoever leaves it and comes back finds the login that is still under way. */
export const loginState = proxy<{
  status: LoginState
  /** Of the login that is or was under way. */
  way: LoginMethod
  /** What became of it, until the next one or until the player has seen it and gone. */
  refusal: AccountError | null
  /** The second step ran out of time. */
  hasEnded: boolean
  /** Whose password has just been set anew: the login begins with their name. */
  startName: string
}>({
  status: 'idle',
  way: 'password',
  refusal: null,
  hasEnded: false,
  startName: '',
})

// Whoever comes in, or goes, by whatever way: what was said before is about somebody else's try.
subscribeKey(pageState, 'session', () => Object.assign(loginState, { refusal: null, startName: '' }))

const move = (event: LoginEvent): void => {
  loginState.status = nextLoginState(loginState.status, event)
  if (loginState.status === 'locked') setTimeout(() => move('unlocked'), SUBMIT_LOCK_MS)
}

/**
 * Logs in, one login at a time, by whatever way. The session begins also when the player has left the form meanwhile:
 * the worker has it, so there is never a second. Null while another is under way, and where a second step goes on with
 * it (LOG-05).
 * @param onIn called when they are in, after a second step too
 */
export const submitLogin = async <E extends AccountError>(
  way: LoginMethod,
  login: () => Promise<Result<LoginOutcome, E>>,
  onIn?: () => void,
): Promise<Result<LoginOutcome, E> | null> => {
  if (loginState.status !== 'idle') return null
  const noteIn = (): void => {
    setPasswordless(way !== 'password')
    onIn?.()
  }
  Object.assign(loginState, { way, refusal: null, hasEnded: false })
  move('submit')
  const result = await login()
  if (result.ok) {
    move('succeeded')
    noteIn()
    enterSession(result.value)
    return result
  }
  const { error } = result
  const verification = error.kind === 'refused' ? error.verification : undefined
  if (verification && openSecondStep(verification, noteIn)) return null
  const isGivenUp = error.kind === 'aborted' // by the player: no failure
  if (!isGivenUp) loginState.refusal = error
  move(isGivenUp ? 'given-up' : 'refused')
  return result
}

/** When no other login is under way, nor one has ended within the last half second. */
export const whenLoginIdle = (): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => undefined
    const look = (): void => {
      if (loginState.status !== 'idle') return
      stop()
      resolve()
    }
    stop = subscribeKey(loginState, 'status', look)
    look()
  })

/**
 * Why the login of a form failed, also one that the player had left and comes back to; what they have seen goes with
 * the form.
 */
export const useLoginError = (way: LoginMethod): AccountError | null => {
  const { refusal, way: refusedWay } = useSnapshot(loginState)
  useEffect(
    () => () => {
      loginState.refusal = null
    },
    [],
  )
  return refusedWay === way ? refusal : null
}

/**
 * Opens the second step that the automatic login asks for, with the ticket of that login (LOG-05). A login by hand that
 * is under way has a ticket of its own.
 * @param onEnded called when the ticket has ended: the login form says so
 * @returns false where the gateway offers no method that we know
 */
export const takeUpSecondStep = (verification: TwoFactorChallenge, onEnded: () => void): boolean => {
  if (loginState.status !== 'idle') return true
  Object.assign(loginState, { way: 'password', refusal: null, hasEnded: false })
  move('submit')
  const isOpen = openSecondStep(verification, () => setPasswordless(false), onEnded)
  if (!isOpen) move('given-up')
  return isOpen
}

/** @returns false where the gateway offers no method that we know */
const openSecondStep = (
  verification: TwoFactorChallenge,
  noteIn: () => void,
  onEnded?: () => void,
): boolean => {
  const start = initialTwoFactorState(verification)
  if (!start) return false
  move('second-step-asked')
  twoFactorState.state = start
  openOverlay({ kind: 'two-factor', verification })
  // It lasts as long as its overlay waits or is open: back, a chunk that does not come and its own end all take that away.
  const stop = subscribeKey(overlayState, 'queue', (queue) => {
    if (queue.some(({ kind }) => kind === 'two-factor')) return
    stop()
    endSecondStep(noteIn)
    if (loginState.hasEnded && onEnded) afterOverlay(onEnded)
  })
  return true
}

const endSecondStep = (noteIn: () => void): void => {
  const { state } = twoFactorState
  twoFactorState.state = null
  if (state?.kind === 'sending') void stopPendingLogin()
  const outcome = state && 'outcome' in state ? state.outcome : null
  move(outcome ? 'succeeded' : 'second-step-left')
  loginState.hasEnded = state !== null && 'isEnded' in state && state.isEnded
  if (outcome) {
    noteIn()
    // A login over the page takes the place of the second step: there is no step back to wait for.
    if (overlayState.queue.some(({ kind }) => kind === 'login')) enterPendingSession(outcome)
    else afterOverlay(() => enterPendingSession(outcome))
  } else void accountCommands.leaveSecondStep()
}
