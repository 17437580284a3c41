/**
 * A login by hand (LOG-02, A4). `second-step`: the gateway asks for another proof, and the modal for it is open.
 * `locked`: one has ended less than half a second ago, and nothing is taken.
 */
export type LoginState = 'idle' | 'processing' | 'second-step' | 'locked'

export type LoginEvent =
  'submit' | 'succeeded' | 'refused' | 'second-step-asked' | 'given-up' | 'second-step-left' | 'unlocked'

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

/** What an event makes of a state; one that has no place in it changes nothing. */
export const nextLoginState = (state: LoginState, event: LoginEvent): LoginState =>
  NEXT[state][event] ?? state
