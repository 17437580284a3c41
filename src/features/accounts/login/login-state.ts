import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import type { AccountError, TwoFactorChallenge } from '#domain/errors'
import { type LoginEvent, type LoginState, nextLoginState } from '#domain/accounts/login-machine'
import { initialTwoFactorState } from '#domain/accounts/two-factor-machine'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { afterOverlay } from '../../../shared/routing/overlay-history'
import { stopPendingLogin } from './stoppable'
import { pageState } from '../../../shared/page/page-state'
import { openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { enterSession, enterPendingSession } from './enter-session'
import { setPasswordless } from './passwordless'
import { twoFactorState } from './two-factor-state'
import { commands } from '../../../shared/worker/client/commands'

export type LoginMethod = 'password' | 'sms' | 'social'

/** State of the page's login. Not part of a form: a player who returns sees the login still in progress. */
export const loginState = proxy<{
  status: LoginState
  /** Method of the current or last login. */
  way: LoginMethod
  /** Error of the last login, until the next login or until the player has seen it and left. */
  refusal: AccountError | null
  /** True if the second step has expired. */
  hasEnded: boolean
  /** Username of the player who has just reset their password: it fills the login form. */
  startName: string
}>({
  status: 'idle',
  way: 'password',
  refusal: null,
  hasEnded: false,
  startName: '',
})

// Any login or logout clears the previous error: it belongs to another attempt.
subscribeKey(pageState, 'session', () => Object.assign(loginState, { refusal: null, startName: '' }))

const move = (event: LoginEvent): void => {
  loginState.status = nextLoginState(loginState.status, event)
  if (loginState.status === 'locked') setTimeout(() => move('unlocked'), SUBMIT_LOCK_MS)
}

/**
 * Logs in by any method, one login at a time. The session also starts if the player has left the form: the worker has
 * it already, so there is never a second one. Returns null while another login is in progress, and if a second step
 * continues this one (LOG-05).
 * @param onIn called after login, also after a second step
 */
export const submitLogin = async <E extends AccountError>(
  way: LoginMethod,
  login: () => Promise<Result<LoginOutcome, E>>,
  onIn?: () => void,
): Promise<Result<LoginOutcome, E> | null> => {
  if (loginState.status !== 'idle') return null
  const onLoggedIn = (): void => {
    setPasswordless(way !== 'password')
    onIn?.()
  }
  Object.assign(loginState, { way, refusal: null, hasEnded: false })
  move('submit')
  const result = await login()
  if (result.ok) {
    move('succeeded')
    onLoggedIn()
    enterSession(result.value)
    return result
  }
  const { error } = result
  const verification = error.kind === 'refused' ? error.verification : undefined
  if (verification && openSecondStep(verification, onLoggedIn)) return null
  const isGivenUp = error.kind === 'aborted' // aborted by the player: not a failure
  if (!isGivenUp) loginState.refusal = error
  move(isGivenUp ? 'given-up' : 'refused')
  return result
}

/** Resolves when no login is in progress and none has ended within the last half second. */
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
 * Returns the error of a form's login, also of a login whose form the player left and reopened. An error that was
 * seen is cleared when the form unmounts.
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
 * Opens the second step of the automatic login, with that login's ticket (LOG-05). A manual login in progress has its
 * own ticket.
 * @param onEnded called when the ticket has expired: the login form says so
 * @returns false if the gateway offers no method that we know
 */
export const takeUpSecondStep = (verification: TwoFactorChallenge, onEnded: () => void): boolean => {
  if (loginState.status !== 'idle') return true
  Object.assign(loginState, { way: 'password', refusal: null, hasEnded: false })
  move('submit')
  const isOpen = openSecondStep(verification, () => setPasswordless(false), onEnded)
  if (!isOpen) move('given-up')
  return isOpen
}

/** @returns false if the gateway offers no method that we know */
const openSecondStep = (
  verification: TwoFactorChallenge,
  onLoggedIn: () => void,
  onEnded?: () => void,
): boolean => {
  const start = initialTwoFactorState(verification)
  if (!start) return false
  move('second-step-asked')
  twoFactorState.state = start
  openOverlay({ kind: 'two-factor', verification })
  // The state lasts while its overlay is queued or open. Back, an unavailable chunk or expiry removes it.
  const stop = subscribeKey(overlayState, 'queue', (queue) => {
    if (queue.some(({ kind }) => kind === 'two-factor')) return
    stop()
    endSecondStep(onLoggedIn)
    if (loginState.hasEnded && onEnded) afterOverlay(onEnded)
  })
  return true
}

const endSecondStep = (onLoggedIn: () => void): void => {
  const { state } = twoFactorState
  twoFactorState.state = null
  if (state?.kind === 'sending') void stopPendingLogin()
  const outcome = state && 'outcome' in state ? state.outcome : null
  move(outcome ? 'succeeded' : 'second-step-left')
  loginState.hasEnded = state !== null && 'isEnded' in state && state.isEnded
  if (outcome) {
    onLoggedIn()
    // A login sheet replaces the second step, so there is no history step to wait for.
    if (overlayState.queue.some(({ kind }) => kind === 'login')) enterPendingSession(outcome)
    else afterOverlay(() => enterPendingSession(outcome))
  } else void commands.leaveSecondStep()
}
