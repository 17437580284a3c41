import type { AccountError, TwoFactorChallenge } from '../errors'
import type { LoginOutcome } from '../port'

/** The two-factor methods, in the order of their tabs (TFA-01). */
export const TWO_FACTOR_METHODS = ['payeeName', 'sms', 'ga', 'email'] as const

export type TwoFactorMethod = (typeof TWO_FACTOR_METHODS)[number]

/** Inputs of the modal; only the fields of the open tab are rendered. */
export interface TwoFactorInputs {
  readonly payeeName: string
  readonly mobileNum: string
  readonly verificationCode: string
  readonly authCode: string
  readonly email: string
}

export type TwoFactorField = keyof TwoFactorInputs

/** The fields of each method, in their order on the screen (TFA-02). */
export const FIELDS_OF: Readonly<Record<TwoFactorMethod, readonly TwoFactorField[]>> = {
  payeeName: ['payeeName'],
  sms: ['mobileNum', 'verificationCode'],
  ga: ['authCode'],
  email: ['email'],
}

/**
 * The two-factor modal (A4, TFA). `passed`: the success message is shown for a moment. `completing`: the modal hides,
 * and the login completes. `closing`: the modal hides, and the player is back at the login.
 */
export type TwoFactorState =
  | {
      readonly kind: 'editing'
      readonly method: TwoFactorMethod
      /** The first required field that is empty. */
      readonly missing: TwoFactorField | null
      readonly problem: AccountError | null
    }
  | { readonly kind: 'sending'; readonly method: TwoFactorMethod }
  | { readonly kind: 'passed'; readonly method: TwoFactorMethod; readonly outcome: LoginOutcome }
  | { readonly kind: 'completing'; readonly method: TwoFactorMethod; readonly outcome: LoginOutcome }
  /** `isEnded`: the ticket is gone, so the player has to log in again. */
  | { readonly kind: 'closing'; readonly method: TwoFactorMethod; readonly isEnded: boolean }
  | { readonly kind: 'gone'; readonly method: TwoFactorMethod; readonly isEnded: boolean }
  | { readonly kind: 'completed'; readonly method: TwoFactorMethod; readonly outcome: LoginOutcome }

export type TwoFactorEvent =
  | { readonly type: 'choose'; readonly method: TwoFactorMethod }
  | { readonly type: 'submit'; readonly proofs: TwoFactorInputs }
  | { readonly type: 'typed' }
  | { readonly type: 'refused'; readonly error: AccountError }
  | { readonly type: 'succeeded'; readonly outcome: LoginOutcome }
  /** The success message was shown long enough. */
  | { readonly type: 'message-over' }
  | { readonly type: 'close' }
  /** The modal is hidden. */
  | { readonly type: 'hidden' }

/** Returns the methods that the gateway offers, in the order of their tabs. */
export const methodsOf = (verification: TwoFactorChallenge): readonly TwoFactorMethod[] =>
  TWO_FACTOR_METHODS.filter((method) => verification[method])

/**
 * Returns the initial state of the modal: the first available method is active. Null if the gateway offers none that
 * we know.
 */
export const initialTwoFactorState = (verification: TwoFactorChallenge): TwoFactorState | null => {
  const [method] = methodsOf(verification)
  return method === undefined ? null : editing(method)
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export const nextTwoFactorState = (state: TwoFactorState, event: TwoFactorEvent): TwoFactorState => {
  switch (state.kind) {
    case 'editing':
      return whileEditing(state, event)
    case 'sending':
      return whileSending(state, event)
    case 'passed':
      return event.type === 'message-over' ? { ...state, kind: 'completing' } : state
    case 'completing':
      return event.type === 'hidden' ? { ...state, kind: 'completed' } : state
    case 'closing':
      return event.type === 'hidden' ? { ...state, kind: 'gone' } : state
    case 'gone':
    case 'completed':
      return state
  }
}

type Editing = Extract<TwoFactorState, { kind: 'editing' }>

const editing = (method: TwoFactorMethod, problem: AccountError | null = null): Editing => ({
  kind: 'editing',
  method,
  missing: null,
  problem,
})

const whileEditing = (state: Editing, event: TwoFactorEvent): TwoFactorState => {
  const { method } = state
  switch (event.type) {
    case 'choose':
      return event.method === method ? state : editing(event.method)
    case 'typed':
      return state.missing === null && state.problem === null ? state : editing(method)
    case 'submit': {
      const missing = FIELDS_OF[method].find((field) => event.proofs[field].trim() === '') ?? null
      return missing === null ? { kind: 'sending', method } : { ...editing(method), missing }
    }
    case 'close':
      return { kind: 'closing', method, isEnded: false }
    default:
      return state
  }
}

const whileSending = (
  state: Extract<TwoFactorState, { kind: 'sending' }>,
  event: TwoFactorEvent,
): TwoFactorState => {
  const { method } = state
  switch (event.type) {
    case 'succeeded':
      return { kind: 'passed', method, outcome: event.outcome }
    case 'refused': {
      const { error } = event
      if (error.kind === 'refused' && error.code === 'ticket.invalid')
        return { kind: 'closing', method, isEnded: true }
      return editing(method, error.kind === 'aborted' ? null : error)
    }
    // The player has cancelled; a login that succeeds by then still counts.
    case 'close':
      return { kind: 'closing', method, isEnded: false }
    default:
      return state
  }
}
