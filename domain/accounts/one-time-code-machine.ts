import type { AccountError } from '../errors'

/**
 * A one-time code to a phone or an email address (TFA-04, A4): sent, then a countdown, then it may be sent again.
 * `until` is epoch ms.
 */
export type CodeState =
  | { readonly kind: 'unsent' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'counting'; readonly until: number }
  /** The countdown is over. */
  | { readonly kind: 'resendable' }
  | { readonly kind: 'failed'; readonly error: AccountError }

export type CodeEvent =
  | { readonly type: 'send' }
  /** Sent to the current recipient, or to an earlier one; the next may be requested at `until`. */
  | { readonly type: 'sent'; readonly until: number }
  | { readonly type: 'refused'; readonly error: AccountError }
  | { readonly type: 'ticked'; readonly now: number }
  /** The phone or email address has changed. */
  | { readonly type: 'readdressed' }

export const INITIAL_CODE_STATE: CodeState = { kind: 'unsent' }

/** Returns the next state; an event that does not fit the state changes nothing. */
export const nextCodeState = (state: CodeState, event: CodeEvent): CodeState => {
  switch (event.type) {
    case 'send':
      return state.kind === 'sending' || state.kind === 'counting' ? state : { kind: 'sending' }
    case 'sent':
      return state.kind === 'sending' || state.kind === 'unsent'
        ? { kind: 'counting', until: event.until }
        : state
    case 'refused':
      return state.kind === 'sending' ? { kind: 'failed', error: event.error } : state
    case 'ticked':
      return state.kind === 'counting' && event.now >= state.until ? { kind: 'resendable' } : state
    case 'readdressed':
      // The request in flight is for the earlier recipient; its response must not start a countdown for this one.
      return state.kind === 'unsent' ? state : INITIAL_CODE_STATE
  }
}

/** Returns the whole seconds left, 0 for none. */
export const secondsLeft = (state: CodeState, now: number): number =>
  state.kind === 'counting' ? Math.max(0, Math.ceil((state.until - now) / 1000)) : 0
