/**
 * A manual login (LOG-02, A4). `second-step`: the gateway requires a second factor, and its modal is open. `locked`:
 * a login ended less than half a second ago, and input is ignored.
 */
export type LoginState = 'idle' | 'processing' | 'second-step' | 'locked'

export type LoginEvent =
  | 'submit'
  | 'succeeded'
  | 'refused'
  | 'second-step-asked'
  | 'given-up'
  | 'second-step-left'
  | 'unlocked'

const NEXT: Readonly<Record<LoginState, Readonly<Partial<Record<LoginEvent, LoginState>>>>> = {
  idle: { submit: 'processing' },
  processing: {
    succeeded: 'locked',
    refused: 'locked',
    'second-step-asked': 'second-step',
    'given-up': 'idle',
  },
  'second-step': { succeeded: 'locked', 'second-step-left': 'idle' },
  locked: { unlocked: 'idle' },
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export const nextLoginState = (state: LoginState, event: LoginEvent): LoginState =>
  NEXT[state][event] ?? state
