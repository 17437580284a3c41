import type { AccountError } from '../errors'

/**
 * A code that is sent to a phone or an address (TFA-04, A4): sent, then a countdown, then it may be sent again. `until`
 * is epoch ms.
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
  /** On its way to whom it is for now, maybe before it was for another one; the next may be asked for at `until`. */
  | { readonly type: 'sent'; readonly until: number }
  | { readonly type: 'refused'; readonly error: AccountError }
  | { readonly type: 'ticked'; readonly now: number }
  /** It is for another phone or address now. */
  | { readonly type: 'readdressed' }

export const INITIAL_CODE_STATE: CodeState = { kind: 'unsent' }

/** What an event makes of a state; one that has no place in it changes nothing. */
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
      // What is on its way is for the one before; its answer must not start a countdown for this one.
      return state.kind === 'unsent' ? state : INITIAL_CODE_STATE
  }
}

/** Whole seconds that are left, 0 when none are. */
export const secondsLeft = (state: CodeState, now: number): number =>
  state.kind === 'counting' ? Math.max(0, Math.ceil((state.until - now) / 1000)) : 0
