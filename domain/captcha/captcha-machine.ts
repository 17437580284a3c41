import type { CaptchaFailure, CaptchaResult } from './captcha-messages'
import { RESOURCE_TIMEOUT_CODE, SCRIPT_TIMEOUT_CODE } from './captcha-hosts'
import { CAPTCHA_MIN_SOLVE_MS } from '../timing'
import { type AppError, isGatewayUnreachable } from '../errors'

/** Why a captcha cannot be solved (A8). */
export type CaptchaProblem =
  /** The provider's code cannot be loaded; its error code if there is one. */
  | { readonly kind: 'network'; readonly code: number | null }
  /** The provider's own message. */
  | { readonly kind: 'provider'; readonly text: string; readonly code: number | null }
  | { readonly kind: 'unknown'; readonly code: number | null }
  /** The gateway returned no challenge. */
  | { readonly kind: 'gateway'; readonly error: AppError }
  | { readonly kind: 'too-fast' }
  /** The merchant has no account with the provider. */
  | { readonly kind: 'not-set-up' }
  /** This version does not serve this purpose (CAP-05). */
  | { readonly kind: 'not-working' }

/** CAP-02. */
export type CaptchaState =
  | { readonly kind: 'loading' }
  /** `wasClosed`: the player closed the puzzle unsolved and sees a message to verify first (CAP-07). */
  | { readonly kind: 'waiting'; readonly wasClosed: boolean }
  /** `isShown`: the provider's puzzle is on the screen. */
  | { readonly kind: 'solving'; readonly isShown: boolean }
  | { readonly kind: 'success'; readonly fields: CaptchaResult }
  | { readonly kind: 'error'; readonly problem: CaptchaProblem }

export type CaptchaEvent =
  | { readonly type: 'ready' }
  /** The player opens the puzzle. */
  | { readonly type: 'asked' }
  | { readonly type: 'shown' }
  | { readonly type: 'solved'; readonly fields: CaptchaResult; readonly afterMs: number }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly problem: CaptchaProblem }
  /** The solved captcha has been used: show a new one with the same provider. */
  | { readonly type: 'reset' }
  /** Start again from the beginning. */
  | { readonly type: 'retry' }

export const INITIAL_CAPTCHA_STATE: CaptchaState = { kind: 'loading' }

const WAITING: CaptchaState = { kind: 'waiting', wasClosed: false }

/** True if only the network is missing. Without one the captcha waits, and it starts again when the network is back. */
export const isWaitingForNetwork = (state: CaptchaState): boolean =>
  state.kind === 'loading' ||
  (state.kind === 'error' &&
    (state.problem.kind === 'network' ||
      (state.problem.kind === 'gateway' && isGatewayUnreachable(state.problem.error))))

/** Returns the next state; an event that does not fit the state changes nothing. */
export const nextCaptchaState = (state: CaptchaState, event: CaptchaEvent): CaptchaState => {
  switch (event.type) {
    case 'ready':
      return state.kind === 'loading' ? WAITING : state
    case 'asked':
      return state.kind === 'waiting' ? { kind: 'solving', isShown: false } : state
    case 'shown':
      return state.kind === 'solving' ? { kind: 'solving', isShown: true } : state
    case 'solved':
      return state.kind === 'solving' ? judged(event.fields, event.afterMs) : state
    case 'closed':
      return state.kind === 'solving' ? { kind: 'waiting', wasClosed: true } : state
    case 'failed':
      return { kind: 'error', problem: event.problem }
    case 'reset':
      // A captcha that is loading or has failed cannot be reset.
      return state.kind === 'loading' || state.kind === 'error' ? state : WAITING
    case 'retry':
      return INITIAL_CAPTCHA_STATE
    default:
      return event satisfies never
  }
}

/** No person sees and solves a puzzle this fast (CAP-07). */
const judged = (fields: CaptchaResult, afterMs: number): CaptchaState =>
  afterMs < CAPTCHA_MIN_SOLVE_MS
    ? { kind: 'error', problem: { kind: 'too-fast' } }
    : { kind: 'success', fields }

/** Returns the problem that a provider's failure is to the player (A8). */
export const captchaProblem = ({ code, text }: CaptchaFailure): CaptchaProblem => {
  if (code === SCRIPT_TIMEOUT_CODE || code === RESOURCE_TIMEOUT_CODE) return { kind: 'network', code }
  return text === '' ? { kind: 'unknown', code } : { kind: 'provider', text, code }
}
