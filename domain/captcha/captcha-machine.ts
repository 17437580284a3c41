import type { CaptchaFailure, CaptchaResult } from './captcha-messages'
import { RESOURCE_TIMEOUT_CODE, SCRIPT_TIMEOUT_CODE } from './captcha-hosts'
import { CAPTCHA_MIN_SOLVE_MS } from '../timing'
import type { AppError } from '../errors'

/** What stands in the way of a solved captcha (A8). */
export type CaptchaProblem =
  /** Nothing of the provider's comes; its number where it has one. */
  | { readonly kind: 'network'; readonly code: number | null }
  /** In the provider's own words. */
  | { readonly kind: 'provider'; readonly text: string; readonly code: number | null }
  | { readonly kind: 'unknown'; readonly code: number | null }
  /** The gateway gave no challenge. */
  | { readonly kind: 'gateway'; readonly error: AppError }
  | { readonly kind: 'too-fast' }
  /** The merchant has no account with the provider. */
  | { readonly kind: 'not-set-up' }
  /** This version does not serve this purpose (CAP-05). */
  | { readonly kind: 'not-working' }

/** CAP-02. */
export type CaptchaState =
  | { readonly kind: 'loading' }
  /** `wasClosed`: the player has left the puzzle unsolved and is told to verify first (CAP-07). */
  | { readonly kind: 'waiting'; readonly wasClosed: boolean }
  /** `isShown`: the provider's puzzle is on the screen. */
  | { readonly kind: 'solving'; readonly isShown: boolean }
  | { readonly kind: 'success'; readonly fields: CaptchaResult }
  | { readonly kind: 'error'; readonly problem: CaptchaProblem }

export type CaptchaEvent =
  | { readonly type: 'ready' }
  /** The player asks for the puzzle. */
  | { readonly type: 'asked' }
  | { readonly type: 'shown' }
  | { readonly type: 'solved'; readonly fields: CaptchaResult; readonly afterMs: number }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly problem: CaptchaProblem }
  /** What was solved has been used: once more, with the same provider. */
  | { readonly type: 'reset' }
  /** Everything from the start. */
  | { readonly type: 'retry' }

export const INITIAL_CAPTCHA_STATE: CaptchaState = { kind: 'loading' }

const WAITING: CaptchaState = { kind: 'waiting', wasClosed: false }

/** The captcha's next state; the same one where an event means nothing in it. */
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
      // What is not there yet, or has failed, has nothing to go back to.
      return state.kind === 'loading' || state.kind === 'error' ? state : WAITING
    case 'retry':
      return INITIAL_CAPTCHA_STATE
    default:
      return event satisfies never
  }
}

/** No person sees and solves a puzzle at once (CAP-07). */
const judged = (fields: CaptchaResult, afterMs: number): CaptchaState =>
  afterMs < CAPTCHA_MIN_SOLVE_MS
    ? { kind: 'error', problem: { kind: 'too-fast' } }
    : { kind: 'success', fields }

/** What a provider's failure is to the player (A8). */
export const captchaProblem = ({ code, text }: CaptchaFailure): CaptchaProblem => {
  if (code === SCRIPT_TIMEOUT_CODE || code === RESOURCE_TIMEOUT_CODE) return { kind: 'network', code }
  return text === '' ? { kind: 'unknown', code } : { kind: 'provider', text, code }
}
