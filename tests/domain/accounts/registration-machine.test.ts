import { describe, expect, test } from 'vitest'
import {
  nextRegistrationState,
  INITIAL_REGISTRATION_STATE,
  type RegistrationEvent,
  type RegistrationState,
} from '#domain/accounts/registration-machine'

const ERROR = { kind: 'timeout', limitMs: 1 } as const
const REGISTERED = { userName: 'ann', login: null } as const

const STATES = {
  idle: INITIAL_REGISTRATION_STATE,
  processing: { kind: 'processing' },
  confirming: { kind: 'confirming', registered: REGISTERED },
  failed: { kind: 'failed', error: ERROR },
  locked: { kind: 'locked' },
} as const satisfies Readonly<Record<RegistrationState['kind'], RegistrationState>>

const EVENTS = {
  submit: { type: 'submit' },
  succeeded: { type: 'succeeded', registered: REGISTERED },
  refused: { type: 'refused', error: ERROR },
  'given-up': { type: 'given-up' },
  read: { type: 'read' },
  unlocked: { type: 'unlocked' },
} as const satisfies Readonly<Record<RegistrationEvent['type'], RegistrationEvent>>

type StateName = keyof typeof STATES
type EventName = keyof typeof EVENTS

/** All transitions. Any other event leaves the state unchanged. */
const LEADS: Readonly<Record<StateName, Readonly<Partial<Record<EventName, StateName>>>>> = {
  idle: { submit: 'processing' },
  processing: { succeeded: 'confirming', refused: 'failed', 'given-up': 'idle' },
  confirming: { read: 'locked' },
  failed: { read: 'locked' },
  locked: { unlocked: 'idle' },
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record)

const ALL = keysOf(STATES).flatMap((state) =>
  keysOf(EVENTS).map((event) => [state, event, LEADS[state][event] ?? state] as const),
)

describe('REG-02 REG-04 REG-05 the registration form', () => {
  test.each(ALL)('REG-02 REG-04 REG-05 %s, then %s: %s', (state, event, next) => {
    expect(nextRegistrationState(STATES[state], EVENTS[event])).toEqual(STATES[next])
  })

  test('NET-12 REG-05 a network error opens no alert: the form shows it until the next submit', () => {
    const problem = { kind: 'network', secure: false } as const
    const locked = nextRegistrationState(STATES.processing, { type: 'refused', error: problem })
    expect(locked).toEqual({ kind: 'locked', problem })
    const idle = nextRegistrationState(locked, EVENTS.unlocked)
    expect(idle).toEqual({ kind: 'idle', problem })
    expect(nextRegistrationState(idle, EVENTS['given-up'])).toEqual(INITIAL_REGISTRATION_STATE)
    expect(nextRegistrationState(idle, EVENTS.submit)).toEqual(STATES.processing)
  })
})
