import { describe, expect, test } from 'vitest'
import { type LoginEvent, type LoginState, nextLoginState } from '#domain/accounts/login-machine'

const STATES: readonly LoginState[] = ['idle', 'processing', 'second-step', 'locked']
const EVENTS: readonly LoginEvent[] = [
  'submit',
  'succeeded',
  'refused',
  'second-step-asked',
  'given-up',
  'second-step-left',
  'unlocked',
]

/** All transitions. Any other event leaves the state unchanged. */
const LEADS: readonly (readonly [LoginState, LoginEvent, LoginState])[] = [
  ['idle', 'submit', 'processing'],
  ['processing', 'succeeded', 'locked'],
  ['processing', 'refused', 'locked'],
  ['processing', 'second-step-asked', 'second-step'],
  ['processing', 'given-up', 'idle'],
  ['second-step', 'succeeded', 'locked'],
  ['second-step', 'second-step-left', 'idle'],
  ['locked', 'unlocked', 'idle'],
]

const ALL = STATES.flatMap((state) =>
  EVENTS.map((event) => {
    const lead = LEADS.find(([from, by]) => from === state && by === event)
    return [state, event, lead?.[2] ?? state] as const
  }),
)

describe('LOG-02 LOG-05 the login form', () => {
  test.each(ALL)('LOG-02 LOG-05 %s, then %s: %s', (state, event, next) => {
    expect(nextLoginState(state, event)).toBe(next)
  })
})
